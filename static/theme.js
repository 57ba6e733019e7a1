// Before the first paint, so that a chosen theme never flashes; kept small, blocking and our own.
try {
  const { theme } = JSON.parse(localStorage.getItem('town-clerk/settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Unreadable settings: the system's theme.
}
