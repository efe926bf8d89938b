import { whole } from '../../../format.ts'

/** The rows of a supplier's file. */
export const list = {
  title: 'Rows',
  search: 'Search by part number',
  show: 'Show',
  states: { ready: 'Ready', same: 'Unchanged', held: 'Waiting for you', refused: 'Left out', applied: 'Applied' },
  download: (held: number, refused: number) => {
    const left = [held > 0 && `the ${whole(held)} waiting`, refused > 0 && `the ${whole(refused)} left out`]
    return `Download ${left.filter(Boolean).join(' and ')}`
  },
  downloadHint: 'With why, as a file that can be corrected and sent again.',
  downloadFile: (file: string) => `${file} waiting.csv`,
  none: 'No such row',
  noneHeld: 'Nothing waits for you in this file.',
  noneHow: 'Choose other rows above, or search less.',
  noneAtAll: 'This file has no rows',
  noneAtAllHow: 'Below its headings stands nothing. Send the file again once it has rows.',
}

/** One row, beside what the shop has. */
export const card = {
  before: (n: number) => `Row ${n}: `,
  row: (n: number) => `Row ${n}`,
  empty: 'An empty row',
  right: 'It is right',
  isRight: (n: number) => `Row ${n} is right`,
  correct: 'Correct',
  correctRow: (n: number) => `Correct row ${n}`,
  beside: 'Beside what the shop has',
  says: 'What it says',
  heads: { field: 'Field', file: 'The file says', shop: 'The shop has' },
  new: 'New',
  same: 'The same',
  nothing: 'Nothing',
  notCounted: 'Not counted',
}

/** A row that is corrected. */
export const correction = {
  title: (n: number) => `Correct row ${n}`,
  form: (n: number) => `Row ${n}`,
  save: 'Save and check',
  saved: (n: number) => `Row ${n} is checked, and nothing is wrong with it`,
  waits: (n: number, why: readonly string[]) => `Row ${n} still waits: ${why.join('. ')}.`,
}

const CONTRADICTIONS = {
  'type-differs': [
    'it takes a part for another part type than the shop does',
    'they take parts for other part types than the shop does',
  ],
  'electric-car': [
    'it is for an electric car, with a part of combustion engines',
    'they are for electric cars, with parts of combustion engines',
  ],
  'quantities-differ': ['it says another quantity than a row before', 'they say another quantity than a row before'],
  'measures-differ': [
    'its part differs in a measure from another part for the same place',
    'their parts differ in a measure from another part for the same place',
  ],
} as const
type Contradiction = keyof typeof CONTRADICTIONS
const contradicts = (code: Contradiction, count: number) => CONTRADICTIONS[code][count === 1 ? 0 : 1]

/** Rows that wait because they contradict something. */
export const contradictions = {
  wait: (code: Contradiction, count: number) =>
    `${whole(count)} ${count === 1 ? 'row waits' : 'rows wait'}: ${contradicts(code, count)}.`,
  right: (count: number) => (count === 1 ? 'It is right' : 'They are right'),
  /** After it, for those who do not see what stands before. */
  rightOf: (code: Contradiction, count: number) => `: ${contradicts(code, count)}`,
}
