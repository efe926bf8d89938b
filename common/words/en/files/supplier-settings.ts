/** A supplier's name, and how its files are read. */
export const form = {
  title: 'Supplier',
  saved: (supplier: string) => `${supplier} is saved`,
  reading: 'How its files are read',
  about: 'What you leave open is detected for each file.',
  foundOut: 'Detected',
  decimal: 'Decimal sign',
  decimals: { point: 'Point: 12.50', comma: 'Comma: 12,50' },
  separator: 'Between the columns of a CSV file',
  separators: { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab', bar: 'Bar' },
  encoding: 'Encoding',
  encodingHint: 'Such as utf-8, windows-1252 or cp850',
  sheet: 'Sheet of a spreadsheet',
  anySheet: 'The one with the list',
  priceType: 'Price type of PIES that is your price',
  priceTypeHint: 'Such as RET or LST',
  costType: 'Price type of PIES that is your cost',
  costTypeHint: 'Such as JBR or WD1',
  /** Around its name. */
  now: { before: 'As it is now:', after: '.' },
}

/** The kinds of files, in words. */
export const fileKinds = {
  parts: 'Parts',
  prices: 'Prices',
  stock: 'Stock',
  aces: 'Vehicles of parts (ACES)',
  pies: 'Parts (PIES)',
  vehicles: 'Vehicles',
  mappings: 'Mappings',
}
