/** The head of a part's page, for search engines. */
export const head = {
  part: (brand: string, name: string, number: string) => `${brand} ${name}, part number ${number}`,
  priced: (part: string, price: string) => `${part}, ${price}.`,
  retired: (part: string, why: string) => `${part}. ${why}`,
  fitsAny: 'Fits any vehicle.',
  fits: (cars: readonly string[], areMore: boolean) => `Fits ${cars.join(', ')}${areMore ? ' and more' : ''}.`,
}

/** The headings of its sections. */
export const section = {
  measures: 'Measures and material',
  numbers: 'Numbers',
  fits: 'Fits these vehicles',
  inItsPlace: 'Fits in its place',
  reviews: 'Reviews',
  delivery: 'Delivery and returns',
  maker: 'The maker',
}
export const versions = (count: number) => `${count} ${count === 1 ? 'version' : 'versions'}`

export const each = (currency: string) => `Each, in ${currency}.`
export const ofPack = (pieces: number, currency: string, packs: number) =>
  `For a pack of ${pieces}, in ${currency}.` + (packs > 1 ? ` A car needs ${packs} packs.` : '')

/** Where it is asked whether the part fits. */
export const fit = {
  change: 'Change car',
  choose: 'Choose your car',
  /** Without script: a sentence with a link. */
  before: 'See',
  table: 'the fitment table below',
}

export const gallery = {
  title: 'Views',
  views: { 'three-quarter': 'Angled view', front: 'Front view', detail: 'Detail' },
  photo: (nth: number) => `Photo ${nth}`,
  typical: 'A typical picture: this part may look different.',
}

export const measures = { weight: 'Weight', needed: 'Needed per vehicle' }

export const numbers = {
  own: 'Its own number',
  superseded: 'Replaces',
  oe: 'OE numbers',
  copy: (number: string) => `Copy ${number}`,
  copied: (number: string) => `${number} copied`,
  notCopied: 'Your browser did not let us copy. Mark the number and copy it by hand.',
}

/** The cars that it fits. */
export const fitments = {
  only: 'Only',
  where: 'Where',
  noEngine: 'not listed',
  noEngineWhy:
    'Where no engine is listed, we do not know it. Compare an OE number or a measure with the part on your car.',
}

export const reviews = {
  none: 'Nobody has reviewed this part yet.',
  picture: (name: string) => `Picture by ${name}`,
  write: 'Write a review',
}

export const allByBrand = (brand: string) => `All parts by ${brand}`
