/** At which address a supplier's file is, and what becomes of it. */
export const form = {
  title: 'Fetched automatically',
  about: 'If the supplier offers its file at an address, the shop can fetch it automatically, for example every night.',
  url: 'Address of the file',
  every: 'How often',
  hour: 'At',
  kind: 'What the file contains',
  auth: 'How the shop signs in there',
  user: 'User',
  password: 'Password',
  header: 'Name of the header',
  headerSays: 'What the header says',
  isKept: 'Set: leave it empty to keep it',
  secretHint: 'It is sent to this server alone, and never shown again',
  /** Before the address. */
  now: 'As it is now:',
  nothingNow: 'nothing is fetched',
  save: 'Save what is fetched',
  saved: (supplier: string) => `What is fetched from ${supplier} is saved`,
  fetchNow: 'Fetch now',
  stop: 'Stop fetching',
  stopTitle: 'Stop fetching?',
  stopQuestion: 'The address and its secret are forgotten. Files that came stay.',
  stopped: (supplier: string) => `Nothing is fetched from ${supplier} any more`,
}

export const every = {
  hour: 'Every hour',
  '6-hours': 'Every 6 hours',
  day: 'Every day',
  week: 'Every week',
  never: 'Only when I ask for it',
}

/** `hour`: with two digits. */
export const atHour = (hour: string) => `${hour}:00 UTC`

export const auths = {
  nothing: 'Not at all',
  password: 'With a user name and a password',
  header: 'With a secret header',
}

/** Whether a fetched file waits: each choice with what it means. */
export const terms = {
  come: 'When a file has come',
  waits: { title: 'It waits for me:', text: 'nothing changes in the shop before I have looked at it.' },
  applied: {
    title: 'It is applied automatically',
    text: 'if it is like the last one: it has the same columns; no more than one part in ten goes, is new, sells out or has a price jump; no more than one car in ten goes; and not many more rows wait. Otherwise it waits, and you get a mail.',
  },
}

/** What came last, and when the next comes. `before` and `after` stand around the moment. */
export const state = {
  notYet: 'It has not been fetched yet.',
  came: { before: 'Fetched on', after: ':', file: 'a file' },
  same: { before: 'Nothing new on', after: '.', lastFile: 'The last file that came is' },
  failed: { before: 'It could not be fetched on', after: ':' },
  inARow: (times: number) => `It has failed ${times} times in a row.`,
  running: 'It is being fetched now.',
  soon: 'It is fetched as soon as its last file is done.',
  next: { before: 'Next on', after: '.' },
  onDemand: 'It is fetched when you ask for it.',
}
