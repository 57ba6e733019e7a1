/** Every sentence of the shell, in English. Games keep their own beside their rules. */
export const en = {
  app: {
    name: 'Town Clerk',
    tagline: (games: string) =>
      `Keeps the books of ${games} beside the cardboard: scores, prices, disasters, rules.`,
    title: (page: string) => `${page} · Town Clerk`,
    skip: 'Skip to the page',
    navigation: 'Pages',
    close: 'Close',
    back: 'Back',
    search: 'Search rules and tiles',
    previousPage: 'the page before',
    backTo: (page: string) => `Back to ${page}`,
    gotIt: 'Got it'
  },
  nav: {
    home: 'Home',
    rules: 'Rules',
    settings: 'Settings'
  },
  home: {
    heading: 'Town Clerk',
    start: 'New table',
    continue: 'Continue',
    tables: 'Tables',
    loading: 'Looking for your tables',
    none: 'No tables yet',
    noneHint:
      'Start one when the cardboard is on the table, or when it is time to score. Or look around in a finished game first.',
    sample: 'Open the sample game',
    sampleName: 'Sample game',
    sampleFailed: 'The sample game could not be opened.',
    finished: 'finished',
    open: 'open',
    standing: (game: string, state: string, day: string) => `${game}, ${state}, ${day}`,
    all: 'All tables, statistics and backup',
    receive: 'Receive from another phone',
    offline: {
      preparing: 'Works without a network after the first visit. Nothing leaves this device.',
      ready: 'Ready for offline use. Nothing leaves this device.',
      unsupported: 'Nothing leaves this device.'
    }
  },
  install: {
    prompt: 'Install Town Clerk to open it like any app and to keep your tables safe.',
    'share-sheet':
      'Put Town Clerk on your Home Screen: tap Share, then Add to Home Screen. Safari clears a page’s tables after seven days without a visit; an app on the Home Screen keeps them.',
    install: 'Install'
  },
  newTable: {
    heading: 'New table'
  },
  table: {
    none: 'No table is open',
    noneHint: 'Open one from Home, or start a new one.',
    loading: 'Opening the table',
    unknown: 'This table is not on this device',
    unknownHint: 'It may have been deleted, or it lives on another phone.',
    unreadable: 'This table cannot be read',
    unreadableHint: 'It was written by another version of Town Clerk. It is kept as it is.',
    newerHint:
      'It comes from a newer Town Clerk and is kept as it is. Update this one and open it again.',
    notSaved: 'The last change could not be saved on this device.',
    notSavedHint: 'It is kept aside until it can be. Free some space, then try again.',
    raw: 'Save its raw text',
    handOver: 'Hand over',
    retry: 'Try again',
    undo: 'Undo'
  },
  notFound: {
    heading: 'No such page',
    nothing: 'Nothing is drawn here',
    hint: 'The address leads nowhere in Town Clerk. It may be mistyped or from a newer version.',
    home: 'Go to Home'
  },
  failure: {
    heading: 'Something went wrong',
    safe: 'Your tables are safe on this device',
    hint: 'Reload the page. If it happens again, send a report.',
    reload: 'Reload',
    report: 'Report it',
    notice: 'Something went wrong. What you entered is stored.'
  },
  rules: {
    heading: 'Rules'
  },
  tiles: {
    heading: 'Tiles'
  },
  notices: {
    region: 'Notices',
    offlineReady: 'Ready for offline use.',
    updateWaiting: 'A new version is ready.',
    update: 'Update now',
    later: 'Later',
    replaced: 'Town Clerk was updated in another tab.',
    reload: 'Reload',
    dismiss: 'Dismiss',
    memoryOnly:
      'This browser does not let Town Clerk store anything. Tables last until you close this page.',
    blocked:
      'Town Clerk is open in another tab with an older version. Close that tab: your tables are safe and will show then.',
    details: 'Details'
  }
} as const;
