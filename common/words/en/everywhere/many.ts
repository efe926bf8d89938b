import { whole } from '../../../format.ts'

const plural = (n: number, one: string) => (n === 1 ? one : `${one}s`)

// Changing many parts at once: by one change for all, or in a grid.

export const fields: Record<string, string> = {
  name: 'Name',
  price: 'Price',
  cost: 'Cost',
  stock: 'Stock',
  status: 'Visible',
  brand: 'Brand',
  category: 'Part type',
  number: 'Number',
  bestSeller: 'Best seller',
  added: 'New part',
  applications: 'Cars',
  img: 'Picture',
  gtin: 'GTIN',
  condition: 'Condition',
  position: 'Position',
  quantity: 'Quantity per car',
  packSize: 'Pack size',
  coreDeposit: 'Core deposit',
  weightGrams: 'Weight, g',
  lengthMm: 'Length, mm',
  widthMm: 'Width, mm',
  heightMm: 'Height, mm',
  hazard: 'Hazard',
  warrantyMonths: 'Warranty, months',
  universal: 'Fits every vehicle',
  pictures: 'More pictures',
  documents: 'Documents',
  oeNumbers: 'OE numbers',
  supersededNumbers: 'Older numbers',
  supersededBy: 'Replaced by',
  attributes: 'Attributes',
  pricesToCome: 'Prices to come',
  priceBreaks: 'Prices by quantity',
}

export const statuses = { sold: 'In the shop', hidden: 'Hidden', retired: 'No longer sold' }

export const notCounted = 'not counted'

/** Why parts stay as they are. */
export const refusals = {
  'no-cost': 'their cost is not known',
  'price-too-low': 'the price would be 0 or less',
  'price-too-high': 'the price would be too high',
  'not-counted': 'their stock is not counted',
  'stock-too-low': 'the stock would fall below 0',
  'not-written': 'the catalogue refused it: another part of the brand may have this number',
}

const whyOf = (n: number, why: string) => (n === 1 ? why.replace(/^their /, 'its ') : why)

export const chosen = {
  choose: (name: string) => `Choose ${name}`,
  count: (n: number) => `${whole(n)} chosen`,
  change: (n: number) => `Change ${whole(n)} ${plural(n, 'part')}`,
  grid: 'Edit in a grid',
  all: (n: number) => (n === 1 ? 'Change the one found' : `Change all ${whole(n)} found`),
}

export const change = {
  title: 'Change many parts',
  ofSearch: (search: string) => (search ? `All parts that the search “${search}” finds.` : 'All parts of the shop.'),
  ofChosen: (n: number) => `${whole(n)} ${plural(n, 'part')} that you chose.`,
  stays: 'Stays as it is',
  priceBy: 'New price',
  by: {
    to: 'Set to an amount',
    amount: 'Raise or lower by an amount',
    percent: 'Raise or lower by a percentage',
    cost: 'Cost plus a percentage',
  },
  amount: 'Amount',
  percent: 'Per cent',
  lower: 'A minus sign lowers it',
  ending: 'Ends in',
  anyEnding: 'Any digit',
  stockBy: 'Stock',
  stock: { to: 'Set to', units: 'Add or take away units' },
  units: 'Units',
  status: 'Visible',
  bestSeller: 'Best seller',
  yes: 'Yes',
  no: 'No',
  preview: 'Preview',
  nothing: 'Choose what should change.',
  aNumber: 'Type a number',
  apply: (n: number) => `Change ${whole(n)} ${plural(n, 'part')}`,
  changes: (n: number, of: number) => `${whole(n)} of ${whole(of)} ${plural(of, 'part')} change.`,
  same: (n: number) => `${whole(n)} ${n === 1 ? 'is' : 'are'} so already.`,
  jumps: (n: number) => `${whole(n)} ${plural(n, 'price')} ${n === 1 ? 'moves' : 'move'} by more than 20 %.`,
  refused: (n: number, why: string) =>
    `${whole(n)} ${n === 1 ? 'stays as it is' : 'stay as they are'}: ${whyOf(n, why)}.`,
  samples: 'Some of them',
  none: 'No part would change.',
}

/** The list of them all. */
export const runs = {
  title: 'Bulk changes',
  intro: 'Applied files, bulk changes and grid edits of the last 30 days. Each can be undone.',
  heads: { what: 'What', by: 'By', when: 'When', parts: 'Parts', state: 'State' },
  all: 'All bulk changes',
  emptyTitle: 'Nothing yet',
  empty: 'Once a file is applied, or many parts are changed at once, it is listed here.',
  states: {
    writing: 'Being written',
    undoing: 'Being undone',
    undone: 'Undone',
    done: 'Done',
    partly: 'Undone in part',
  },
}

export const run = {
  titles: { import: 'A file', bulk: 'A bulk change', grid: 'A grid edit' },
  fileOf: (file: string, supplier: string) => `${file} of ${supplier}`,
  byAt: (by: string, at: string) => `By ${by}, ${at}.`,
  toFile: 'The file and its rows',
  progress: (done: number, of: number) => `${whole(done)} of ${whole(of)} ${plural(of, 'part')}`,
  writing: 'It is being written. You may close this page.',
  done: (n: number, ofFile: boolean) => `${whole(n)} ${plural(n, 'part')} ${ofFile ? 'added or changed' : 'changed'}.`,
  left: (n: number, why: string) => `${whole(n)} ${plural(n, 'part')} stayed as before: ${whyOf(n, why)}.`,
  undo: 'Undo',
  undoTitle: 'Undo this change?',
  undoQuestion: 'Every field gets back what it said before. What somebody changed since stays, and is listed here.',
  undoFileQuestion:
    'Every field gets back what it said before, and parts that the file added are no longer sold. What somebody changed since stays, and is listed here.',
  undoing: 'It is being undone. You may close this page.',
  undone: (at: string) => `Undone ${at}.`,
  undoneAdded: 'Parts that the file added are no longer sold.',
  toHaveBack: 'Open the file to have back what it wrote.',
  kept: (n: number) => `${whole(n)} ${plural(n, 'field')} changed since and stayed.`,
  showKept: 'Show these',
  showAll: 'Show all',
  undoKept: 'Undo these too',
  table: 'What it wrote',
  heads: { part: 'Part', field: 'Field', before: 'Before', after: 'After', changes: 'Before and after' },
  next: ', then ',
  states: { restored: 'Undone', 'changed-since': 'Changed since' },
  gone: 'A part that is deleted',
  nothing: 'nothing',
  added: 'in the shop',
  cars: (n: number) => `${whole(n)} ${plural(n, 'line')} of cars`,
  several: (n: number) => `${n} entries`,
}

export const grid = {
  title: 'Grid',
  intro: 'Arrow keys, Tab and Enter move. Type to overwrite, Delete empties. Paste a block from a spreadsheet.',
  more: (shown: number, count: number) =>
    `The first ${whole(shown)} of ${whole(count)} parts. Search for fewer to see the others.`,
  cell: (field: string, number: string) => `${field} of ${number}`,
  changed: (n: number) => `${whole(n)} ${plural(n, 'cell')} changed`,
  save: 'Save',
  discard: 'Discard',
  preview: 'Preview',
  saved: (n: number) => `${whole(n)} ${plural(n, 'part')} saved`,
  seeRun: 'See and undo it',
  none: 'No part found',
  noneHow: 'Go back and search for others.',
  meanwhile: 'Somebody changed this cell meanwhile. It says now:',
  pasteTooLarge: 'The block reaches past the last row or column: what does not fit is left out.',
}
