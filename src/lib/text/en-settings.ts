/** Sentences of Settings and the pages behind it, in English; Home does not load them. */
export const enSettings = {
  settings: {
    heading: 'Settings',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    storage: 'Storage',
    storageStates: {
      checking: 'Checking what this browser keeps.',
      kept: 'Kept: the browser has promised not to clear your tables.',
      'may-be-cleared':
        'Saved on this device. The browser may clear it when space runs short; installing the app makes that unlikely.',
      unknown: 'Saved on this device. This browser does not say how long it keeps it.',
      memory:
        'Not saved: this browser does not let Town Clerk store anything here (a private window, or storage is blocked). Tables last until this page is closed.'
    },
    backup: 'Backup',
    backupHint: 'One file with everything',
    used: (size: string) => `${size} in use`,
    offline: 'Offline',
    offlineStates: {
      unsupported: 'This browser cannot keep the app for offline use here.',
      preparing: 'Getting ready for offline use.',
      ready: 'Ready: every page opens without a network.'
    },
    legend: 'Symbols',
    legendHint: 'Every mark and what it stands for',
    licences: 'Licenses',
    licencesHint: 'What Town Clerk is built from',
    hints: 'Show the hints again',
    report: 'Report a fault',
    reportHint: 'What to send when something is wrong',
    about: 'About',
    version: (version: string) => `Version ${version}`,
    notAffiliated:
      'Town Clerk is made by players for players. It is not affiliated with, or endorsed by, the makers or publishers of any game. Names of games are used only to say what the app works with.'
  },
  report: {
    heading: 'Report a fault',
    hint: 'Town Clerk sends nothing by itself. Save this text or share it with whoever looks after your copy, and add what you did just before.',
    version: (version: string) => `Version ${version}`,
    noFault: 'No fault was noticed in this visit.',
    withTable: 'With the open table and its players’ names',
    file: 'report',
    text: 'The report',
    keep: 'To be on the safe side:',
    backup: 'save everything in one file'
  },
  legend: {
    heading: 'Symbols'
  },
  licences: {
    heading: 'Licenses',
    own: 'Town Clerk itself is free software under the MIT license.',
    others: 'It stands on this work of others, each under its own license:',
    under: (name: string, licence: string) => `${name}: ${licence}`
  }
} as const;
