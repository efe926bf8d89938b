import { whole } from '../../../format.ts'

/** "1 line", "2 lines" of a part's list of cars. */
export const countOfLines = (lines: number) => `${whole(lines)} ${lines === 1 ? 'line' : 'lines'}`

/** The tabs of a part's pages for admins. */
export const tabs = {
  title: 'Part',
  details: 'Details',
  cars: 'Cars',
  places: 'Stock by place',
  prices: 'Prices',
}

/** A part's list of cars. */
export const table = {
  title: 'Cars',
  heads: {
    car: 'Car',
    years: 'Years',
    engine: 'Engine',
    position: 'Position',
    quantity: 'Quantity',
    only: 'Only',
    actions: 'Actions',
  },
  anyEngine: 'any',
  edit: (line: string) => `Edit ${line}`,
  takeOut: (line: string) => `Take out ${line}`,
}

/** One line of it. */
export const form = {
  add: 'Add a car',
  change: 'Change a car',
  chooseMake: 'Choose make',
  chooseModel: 'Choose model',
  firstYear: 'First year',
  lastYear: 'Last year',
  chooseYear: 'Choose year',
  anyEngine: 'Any engine',
  anyPosition: 'As the part says',
  quantity: 'Quantity for one car',
  quantityHint: 'Empty: as the part says',
  condition: (place: number) => `Condition ${place}`,
  what: 'What',
  addCondition: 'Add a condition',
  addLine: 'Add to the list',
  changeLine: 'Change the line',
}

/** What a condition or a specification says. */
export const value = 'Value'
export const suchAs = (value: string) => `Such as: ${value}`

/** The cars of another part, to be taken into the list. */
export const copy = {
  title: 'Copy from another part',
  number: 'Number of another part',
  hint: 'Its cars come into this list too',
  copy: 'Copy its cars',
  choose: (part: string, lines: number) => `${part}, ${countOfLines(lines)}`,
}

/** The values by which a part fits any car that has the same. */
export const specs = {
  title: 'Specification',
  takeOut: (what: string, value: string) => `Take out ${what} ${value}`,
  add: 'Add value',
  empty: 'Say which it is',
  isThere: 'This is in the list already',
}
