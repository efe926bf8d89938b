import { whole } from '../../../format.ts'

/** The page of all files that came in. */
export const list = {
  title: 'Imports',
  intro:
    'Parts, prices, stock and vehicles from the files of your suppliers. Nothing changes in the shop before you have seen what would change.',
  suppliers: 'Suppliers',
  soFar: 'Files so far',
  emptyTitle: 'No file yet',
  empty: 'Send the first one above: a price list as it came from your supplier is enough to begin with.',
  heads: { file: 'File', state: 'State', sent: 'Sent', rows: 'Rows', wait: 'Wait' },
  fetched: 'Fetched',
}

/** The page of one file. */
export const file = {
  all: 'All files',
  /** After the name of its supplier. */
  holds: (kind: string | null, full: boolean) =>
    `, ${kind ?? 'not recognised yet'}, ${full ? 'everything from this supplier' : 'some of its parts'}. `,
  fetched: (size: string, when: string) => `${size}, fetched ${when}.`,
  sent: (size: string, when: string, by: string | null) => `${size}, sent ${when} by ${by}.`,
  happens: 'What happens to the file',
  rereading: 'The rows that wait are read again. This page shows what becomes of them.',
  deciding: 'The shop decides now whether it applies the file automatically.',
  doubts: 'It was not applied automatically, because',
}

const rows = (count: number) => `${whole(count)} ${count === 1 ? 'row' : 'rows'}`
/** While a file is read or applied. */
export const moving = {
  received: 'Waiting to be read',
  read: (count: number) => `Read: ${rows(count)}`,
  applied: (done: number, count: number) => `Applied: ${whole(done)} of ${rows(count)}`,
  mayClose: 'You can close this window: the shop goes on, and the file waits here.',
}
