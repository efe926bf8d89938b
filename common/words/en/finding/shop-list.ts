import { whole } from '../../../format.ts'

/** The shop's list: its title, and its head for search engines. */
export const title = {
  all: 'All parts',
  forCar: 'Parts',
  of: (what: string, car: string) => `${what} for ${car}`,
  categories: (count: number) => `Parts in ${count} categories`,
  unknownCar: 'Choose your car',
  shop: 'Shop',
  wholeShop: 'Shop all motor parts',
}
/** `freeOver`: null where methods of delivery have prices of their own. */
export const about = (title: string, freeOver: string | null) =>
  `${title}: compare brands, prices and stock, and see what fits your car.${freeOver === null ? '' : ` Free shipping over ${freeOver}.`}`

export const quoted = (typed: string) => `“${typed}”`
/** Behind a count that stands by itself. */
export const unit = (count: number) => (count === 1 ? 'part' : 'parts')
export const parts = (count: number) => `${whole(count)} ${unit(count)}`

/** Parts that suit every car, behind the count of those that are made for one. */
export const universal = {
  madeFor: (what: string) => `made for ${what}, and`,
  suit: (count: number, every: string) => `${whole(count)} that suit every ${every}`,
}

export const filters = {
  title: 'Filters',
  show: (count: number) => `Show ${parts(count)}`,
  category: 'Category',
  allBrands: 'All brands',
  countBrands: (count: number) => `All ${count} brands`,
  tier: 'Price level',
  condition: 'Condition',
  rating: 'Rating',
  chosen: '(chosen, take out)',
  go: 'Go',
  priceFrom: { label: (unit: string) => `Price from, ${unit}`, hint: 'from' },
  to: 'to',
  priceTo: { label: (unit: string) => `Price to, ${unit}`, hint: 'to' },
  /** The browser shows it when what was typed is no price. */
  price: (isWhole: boolean) => (isWhole ? 'A whole number, such as 20' : 'An amount, such as 19.99'),
  countSizes: (count: number) => `All ${count} sizes`,
  allSizes: (measure: string) => `All sizes: ${measure}`,
  /** What is no size: linings, colours. */
  countChoices: (count: number) => `All ${count}`,
  allChoices: (name: string) => `All of ${name}`,
  size: {
    label: (measure: string) => `Your size: ${measure}`,
    hint: (unit: string | null) => (unit ? `your size, ${unit}` : 'your size'),
  },
}

/** What narrows the list. */
export const chips = {
  title: 'Active filters',
  between: (from: string, to: string) => `${from} to ${to}`,
  from: (price: string) => `From ${price}`,
  upTo: (price: string) => `Up to ${price}`,
  remove: 'remove this filter',
  clear: 'Clear all',
}

export const sort = 'Sort'

export const paging = {
  title: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
}

/** In place of an empty list. */
const orElse = (car: string | null) =>
  car === null ? 'or begin with your car.' : `or see what we have for your ${car}.`
export const nothing = {
  noShop: 'No parts yet',
  noShopWhy: 'This shop has just opened. Its parts are on their way to the shelf.',
  number: 'No part has this number',
  filters: 'No part fits all of that',
  /** The number stands between the two. */
  checkNumber: 'Check',
  numberAfter: (car: string | null) => `for a typo, type ? for each character that you cannot read, ${orElse(car)}`,
  /** What such a number may be instead. */
  instead: {
    vin: 'If it is a VIN: type it into the search box above. It tells us the car.',
    registration:
      'If it is the key from a German registration document (2.1 and 2.2): type the VIN instead, from field E. It tells us the car.',
    plate:
      'If it is a number plate: we cannot look that up. Type the VIN instead, from the registration document. It tells us the car.',
    fault: 'If it is a fault code: we know those of engines, which begin with P. For others, type what your car does.',
  },
  otherBrand:
    'We do not have this brand, and its number tells us no part of ours. Type the kind of part and the car, or the number of the car’s maker (OE).',
  words: (car: string | null) => `Check the spelling, try fewer words, ${orElse(car)}`,
  relax: 'But we have something if you look',
  all: 'See all parts',
  forCar: (car: string) => `Parts for your ${car}`,
  chooseCar: 'Choose your car',
  otherSizes: 'Other sizes',
  otherSizesNear: 'Other sizes near',
}

/** In place of the list for a car that is in no data of ours. */
export const unknownCar = {
  title: 'We do not know this car',
  about:
    'We know cars as they are sold in the markets that we serve. A part may still fit yours: find it by its number.',
  nearest: 'The nearest that we know',
  other: 'Choose another car',
  byNumber: 'Find it by its number',
  number: 'Number on the old part',
  find: 'Find by number',
  ask: 'Ask us about your car',
  without: 'Look for parts without a car',
}

export const chooseModel = 'Choose the model'
