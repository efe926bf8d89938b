type Described = { name: string; brand: string; type: string; number: string; attributes: string[]; oe: string[] }

export const feedAbout = (shop: string) => `The parts of ${shop}`
/** A title of a product among those of other shops: "Kovara Brake disc, front – KV-312". */
export const feedTitle = (brand: string, name: string, number: string) => `${brand} ${name} – ${number}`
export function feedDescription({ name, brand, type, number, attributes, oe }: Described): string {
  const sentences = [
    `${name}: ${type.toLowerCase()} by ${brand}, part number ${number}.`,
    ...attributes.map((one) => `${one}.`),
  ]
  if (oe.length > 0) sentences.push(`Replaces ${oe.join(', ')}.`)
  return sentences.join(' ')
}

/** A note in files that name things by ids. */
export const ownIds = (shop: string) =>
  `Ids are those of ${shop} itself, not of VCdb, PCdb or Qdb. The file ids.csv says what they mean.`
export const mappedIds = (shop: string) =>
  `Ids as mapped by ${shop}. Those from 900000001 on are its own; the file ids.csv says what they mean.`

export const sheets = { parts: 'Parts', columns: 'Columns' } as const
export const explaining = ['Column', 'What it says', 'Sample'] as const

/** What each column of a file of parts says, by the name of its field, and a sample of it. */
export const columns = {
  brand: {
    about: 'The brand, by its name or its short name in addresses. Needed.',
    sample: 'Sample brand: delete this row',
  },
  number: {
    about: 'The brand’s own number of the part, as printed. Needed: brand and number say which part a row is about.',
    sample: 'AB-1234',
  },
  name: { about: 'What shoppers read. Needed for a new part.', sample: 'Brake disc, front' },
  category: {
    about: 'The part type, by its name or its short name in addresses. Needed for a new part.',
    sample: 'brake-discs',
  },
  price: { about: 'What one costs, in the shop’s currency. Needed for a new part.', sample: '49' },
  currency: { about: 'The currency of the amounts. A row in another one is held.', sample: 'USD' },
  cost: { about: 'What you pay for one. Only admins see it.', sample: '31' },
  stock: { about: 'How many there are to sell. “-”: not counted, never sells out.', sample: '12' },
  status: {
    about: 'sold, hidden (only admins see it) or retired (found by its number, but not sold).',
    sample: 'sold',
  },
  condition: { about: 'new, remanufactured or used.', sample: 'new' },
  position: {
    about: 'Where it goes: front, rear, left, right, front left, front right, rear left, rear right.',
    sample: 'front',
  },
  quantity: { about: 'How many one vehicle needs.', sample: '2' },
  packSize: { about: 'Pieces in one unit that is sold.', sample: '1' },
  coreDeposit: { about: 'The deposit for the old part.', sample: '15' },
  gtin: { about: 'The number under its bar code: 8, 12, 13 or 14 digits.', sample: '4006633374668' },
  weightGrams: { about: 'Its weight, packed: grams, or with a unit such as 2.5 kg.', sample: '6200' },
  lengthMm: { about: 'Its length, packed: millimetres, or with a unit such as 32 cm.', sample: '330' },
  widthMm: { about: 'Its width, packed.', sample: '330' },
  heightMm: { about: 'Its height, packed.', sample: '70' },
  hazard: {
    about:
      'What makes it dangerous goods: lithium-battery, wet-battery, aerosol, gas, flammable, corrosive, airbag, liquid.',
    sample: '',
  },
  warrantyMonths: { about: 'The warranty in months.', sample: '24' },
  universal: { about: 'yes: fits every vehicle of its kind, and needs no list of vehicles.', sample: 'no' },
  bestSeller: { about: 'yes: shown on the front page.', sample: 'no' },
  img: { about: 'The address of its picture.', sample: 'https://pictures.example/ab-1234.jpg' },
  pictures: {
    about: 'Further pictures in order, with “ | ” between them.',
    sample: 'https://pictures.example/ab-1234-2.jpg | https://pictures.example/ab-1234-3.jpg',
  },
  documents: {
    about: 'Documents, each “name = address”, with “ | ” between them.',
    sample: 'Fitting instructions = https://documents.example/ab-1234.pdf',
  },
  oeNumbers: {
    about: 'Numbers of vehicle makers that it replaces, each after its maker, with “ | ” between them.',
    sample: 'Audi 8E0 615 301 Q | VW 8E0 615 301 Q',
  },
  supersededNumbers: { about: 'Its own older numbers, with “ | ” between them.', sample: 'AB-1200 | AB-1199' },
  supersededBy: { about: 'The brand and number of the part to take instead.', sample: '' },
  attributes: {
    about: 'What it measures and is made of, each “name = value unit”, with “ | ” between them.',
    sample: 'Diameter = 312 mm | Thickness = 25 mm',
  },
} as const

/** The files, as the page offers them. */
export const files = {
  'parts.csv': 'Parts as CSV',
  'parts.xlsx': 'Parts as a spreadsheet (XLSX)',
  'applications.csv': 'Vehicles of the parts as CSV',
  'aces.xml': 'Vehicles of the parts as ACES 4.2',
  'pies.xml': 'Parts as PIES 7.2',
  'merchant.xml': 'Google Merchant feed',
} as const

// The page of files out
export const page = {
  title: 'Exports',
  intro: 'Your parts as files: to work on and send back, for partners, and for search engines.',
  choose: 'What to export',
  file: 'File',
  parts: 'Which parts',
  partsHint: 'Empty: all. Or the address of a list of your shop, such as /shop?brand=kovara&inStock=true',
  supplier: 'Of supplier',
  anySupplier: 'All suppliers',
  separator: 'Separator',
  separators: { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab' },
  bom: 'Marked as UTF-8 for Excel',
  ids: 'Ids of vehicles and part types',
  ownIds: 'The shop’s own',
  idsOf: (supplier: string) => `As mapped for ${supplier}`,
  download: 'Download',
  templates: 'Templates to fill',
  templatesAbout:
    'The columns of a file of parts, a row of samples, and a sheet that explains each column. Fill it and import it.',
  template: {
    'template.xlsx': 'Template as a spreadsheet',
    'template.csv': 'Template as CSV',
    'ids.csv': 'What the shop’s own ids mean',
  },
  partners: 'For partners',
  partnersAbout:
    'An address where a partner fetches the file chosen above without an account, up to twelve times an hour. It has no costs, and no parts that are hidden or retired.',
  partner: 'Who gets it',
  make: 'Make an address',
  made: (name: string) => `The address for ${name}. It is shown only now: copy it.`,
  addresses: 'Addresses of partners',
  heads: { name: 'Partner', file: 'File', parts: 'Parts', fetched: 'Last fetched', actions: 'Actions' },
  all: 'All',
  never: 'Never',
  revoked: (day: string) => `Revoked on ${day}`,
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke the address of ${name}`,
  revocation: {
    title: 'Revoke an address',
    question: (name: string) => `${name} gets nothing at this address any more. It cannot be given back. Revoke it?`,
  },
  isRevoked: (name: string) => `The address of ${name} is revoked`,
} as const
