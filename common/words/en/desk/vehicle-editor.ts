/** The types of vehicle, where an admin chooses one. */
export const types = { car: 'Car', 'suv-van': 'SUV or van', truck: 'Truck', motorcycle: 'Motorcycle' }

/** What is typed of a model and its engines. */
export const fields = {
  model: 'Model name',
  type: 'Type',
  market: 'Market',
  yearFrom: 'First model year',
  yearTo: 'Last model year',
  litres: 'Litres',
  cylinders: 'Cylinders',
  fuel: 'Fuel',
  drive: 'Drive',
  gearbox: 'Gearbox',
  source: 'Source',
}

export const hints = {
  market: 'Where it is sold: US, EU, UK …',
  litres: 'Empty: not known',
  fuel: 'petrol, diesel, electric, petrol hybrid …',
  drive: 'FWD, RWD, AWD; separate several with spaces',
  gearbox: 'manual, automatic',
  source: 'Where you know it from; empty: your shop',
}

/** A model that is added. */
export const add = {
  title: 'Add a vehicle',
  add: 'Add vehicle',
  added: (make: string, model: string) => `${make} ${model} is in the shop`,
}

/** A model of one year that is changed. */
export const change = {
  name: (year: number, make: string, model: string) => `${year} ${make} ${model}`,
  saved: (name: string) => `${name} is saved`,
  engine: (n: number) => `Engine ${n}`,
  told: 'Certain, not only likely',
  removeEngine: 'Take this engine out',
  noEngine: 'No engine is listed: it is not known.',
  addEngine: 'Add an engine',
  takeOut: (name: string) => `Take out the ${name}?`,
  takeOutQuestion: 'Parts for it stay, and orders keep its name. Shoppers can no longer choose it.',
  takenOut: (name: string) => `${name} is taken out`,
}

/** A list of vehicles that is brought in. */
export const bringList = {
  title: 'Import a list',
  csv: 'List as CSV',
  csvHint: (columns: string) =>
    `The first line names the columns: ${columns}. Only make, model, type and the years must be filled in; told is yes or no: whether the engine is certain.`,
  file: 'List as a file',
  market: 'Market of the list',
  marketHint: `${hints.market} Of rows that name none.`,
  add: 'Add the list',
  written: (written: number, refused: number) =>
    `${written} ${written === 1 ? 'row is' : 'rows are'} in the shop${
      refused > 0 ? `, ${refused} ${refused === 1 ? 'is' : 'are'} not; correct them above and send them again` : ''
    }.`,
  refused: 'Rows that were not written',
  heads: { row: 'Row', column: 'Column', wrong: 'What is wrong' },
}
