import * as label from '../everywhere/label.ts'

/** What a column of a supplier's file can mean. */
export const fields = {
  number: label.partNumber,
  brand: label.brand,
  name: label.name,
  category: label.partType,
  price: label.price,
  currency: 'Currency',
  priceFrom: 'Price from (day)',
  priceUnit: 'Pieces per price',
  cost: 'Cost',
  stock: label.stock,
  status: 'Status',
  condition: 'Condition',
  position: label.position,
  quantity: 'Quantity per vehicle',
  packSize: 'Pack size',
  coreDeposit: 'Core deposit',
  gtin: 'GTIN (EAN, UPC)',
  weight: 'Weight',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  hazard: 'Hazard',
  warrantyMonths: 'Warranty (months)',
  universal: 'Universal',
  bestSeller: 'Best seller',
  img: 'Picture',
  pictures: 'Further pictures',
  documents: 'Documents',
  oeNumbers: 'OE numbers',
  oeMaker: 'Maker of the OE numbers',
  supersededNumbers: 'Older numbers',
  supersededBy: 'Superseded by',
  attributes: 'Attributes',
  make: 'Make of the car',
  model: 'Model of the car',
  year: 'Year',
  years: label.years,
  yearFrom: 'First year',
  yearTo: 'Last year',
  engine: label.engine,
  carDetail: 'Further detail of the car',
  vehicles: 'Cars in one text',
  conditions: 'Conditions of fit',
  notes: 'Notes on fit',
}

export const inUnit = (field: string, unit: string) => `${field} in ${unit}`

/** The block of a file's page that says what its columns mean. */
export const block = {
  title: 'What its columns mean',
  guessed: (count: number) =>
    count === 1 ? '1 column is guessed: look at it.' : `${count} columns are guessed: look at them.`,
  unread: (count: number) =>
    count === 1
      ? '1 column is not read: say what it means, or leave it out.'
      : `${count} columns are not read: say what they mean, or leave them out.`,
  kept: (supplier: string) => `What you save is used for the next file of ${supplier}.`,
  table: 'Columns',
  heads: { column: 'Column', samples: 'Some of its cells', means: 'Means' },
  isUnread: 'Not read',
  isGuessed: 'Guessed',
  noSamples: 'empty',
  means: (column: string) => `${column} means`,
  nothing: 'Nothing: leave it out',
  save: 'Save columns and read again',
}
