import * as label from '../everywhere/label.ts'
import { form } from '../finding/part.ts'

/** What can be written about a part, as its form and the comparison of two versions of it call it. */
export const labels = {
  name: label.name,
  price: label.price,
  img: 'Image URL',
  number: label.partNumber,
  brand: label.brand,
  category: 'Category',
  stock: label.stock,
  position: label.position,
  universal: 'Suits every vehicle',
  quantity: 'Needed for one vehicle',
  attributes: 'Measures',
  weightGrams: 'Weight in grams',
  lengthMm: 'Length in mm, packed',
  widthMm: 'Width in mm, packed',
  heightMm: 'Height in mm, packed',
  hazard: 'Dangerous goods',
  warrantyMonths: 'Warranty in months',
  oeNumbers: 'OE numbers',
  supersededNumbers: form.olderNumbers,
  bestSeller: 'Best seller',
  gtin: form.gtin,
  cost: form.cost,
  condition: form.condition,
  coreDeposit: form.coreDeposit,
  packSize: form.packSize,
  status: form.status,
  supersededBy: form.successor,
  pictures: form.pictures,
  documents: form.documents,
}

/** What its form says besides. */
export const fieldset = {
  leaveOpen: 'Leave open',
  none: 'None',
  weightHint: 'Or with a unit: 1.5 kg, 3 lb',
  stockHint: 'Without what orders hold. Empty: not counted, never sells out',
  more: 'Number, brand, category and more',
  oeHint: 'One per line: Audi | 1K0 615 301 AA',
  own: 'Status, cost, pictures and documents',
}

/** Two versions of a part side by side. */
export const versions = {
  field: 'Field',
  same: 'Both say the same.',
  is: 'As it is now',
  would: 'Your version',
  none: 'none',
  yes: 'yes',
  no: 'no',
}
