/** What parts may have: shared by forms, calls and files. Pairs are the least and the most. */
export const PART_LIMITS = {
  number: 60,
  name: 200,
  stock: [0, 1_000_000],
  quantity: [1, 100],
  packSize: [1, 10_000],
  grams: [1, 10_000_000],
  millimetres: [1, 100_000],
  warrantyMonths: [0, 600],
  address: 1000,
  entries: 40,
  /** Of an OE number; the other two of an attribute. */
  maker: 60,
  attributeName: 60,
  attributeValue: 200,
  documentName: 120,
  /** After the first. */
  pictures: 20,
  documents: 20,
} as const
