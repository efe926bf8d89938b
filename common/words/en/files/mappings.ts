import { POSITIONS } from '../../../constants.ts'
import { HAZARDS } from '../../../hazards.ts'

/** What a supplier's words mean here: the list. */
export const list = {
  title: 'Mappings',
  heads: { kind: 'Kind', theirs: 'Theirs', ours: 'Ours', actions: 'Actions' },
  search: 'Search their words',
  placeholder: 'Bremsscheibe',
  anyKind: 'All kinds',
  ignored: 'Ignored',
  change: 'Change',
  changeOf: (theirs: string) => `Change ${theirs}`,
  forget: 'Forget',
  forgetOf: (theirs: string) => `Forget ${theirs}`,
  forgetTitle: 'Forget this word',
  forgetQuestion: (theirs: string) => `“${theirs}” will have to be mapped again when a file has it.`,
  forgotten: (theirs: string) => `“${theirs}” is forgotten`,
  none: 'No words here',
  noneHow:
    'What you say that a column or a word of a file means is saved here. You can also add words yourself, or import a list below.',
  add: 'Add a word',
}

/** One of them. */
export const word = {
  title: 'Mapping',
  add: 'Add a word',
  change: 'Change a word',
  choose: 'Choose what it means',
  oursHint: (hint: string) => `${hint}. Type ignore to leave it out.`,
}

/** All of them as a file. */
export const files = {
  name: (supplier: string) => `${supplier} mappings.csv`,
  takeIn: 'Import mappings from CSV',
  takeInHint: 'With the columns kind, theirs, ours. Words that it does not hold stay as they are.',
  giveOut: 'Export as CSV',
  written: (words: number, rowsNot: number) => {
    const left = rowsNot > 0 ? `, ${rowsNot} ${rowsNot === 1 ? 'row is' : 'rows are'} not` : ''
    return `${words} ${words === 1 ? 'word is' : 'words are'} mapped${left}.`
  },
  refused: 'Rows that were not written',
  heads: { row: 'Row', why: 'What is wrong' },
}

/** The kinds of words, as people call them. */
export const kinds = {
  column: 'Column',
  brand: 'Brand',
  'part-type': 'Part type',
  position: 'Position',
  attribute: 'Attribute',
  unit: 'Unit',
  expi: 'Product code (EXPI)',
  hazard: 'Dangerous goods',
  qualifier: 'Qualifier',
  'sub-model': 'Sub-model',
  'car-attribute': 'Attribute of the car',
  'base-vehicle': 'Base vehicle',
  make: 'Make',
  model: 'Model',
  engine: 'Engine',
}

/** How each kind is written. */
export const hints = {
  column: 'A field: number, price, stock …',
  brand: 'A brand of yours, or new: Bosch',
  'part-type': 'A part type of yours',
  position: POSITIONS.join(', '),
  attribute: 'The name of the attribute: Diameter',
  unit: 'One of theirs is so many of ours: 453.592 g',
  expi: 'A field: warranty_months, or status = hidden, or attribute = Country of origin',
  hazard: HAZARDS.join(', '),
  qualifier: 'A condition: with = sport suspension',
  'sub-model': 'A condition: note = Avant',
  'car-attribute': 'A condition: drive = AWD',
  'base-vehicle': '2012 | Audi | A4',
  make: 'Audi',
  model: 'Audi | A4',
  engine: '2.0 L 4-cyl petrol',
}
