import { amountWithUnit, listed, whole } from '../../../format.ts'
import { money, type Prices } from '../../../prices.ts'
import { conditions } from './part.ts'
import { levels } from '../cars/repairs.ts'

/** Why a part was found: "OE number 1K0 615 301 AA", "Replaces KV-4410.11". */
export const reason = {
  number: (number: string) => `Part number ${number}`,
  superseded: (number: string) => `Replaces ${number}`,
  oe: (number: string, maker: string | null) => `${maker ? `${maker} ` : ''}OE number ${number}`,
  words: (words: string) => `Matches “${words}”`,
}

/** What a search for numbers leads to besides parts. */
export const number = {
  unknown: (number: string) => `We know no part number ${number}. Did you mean:`,
  parts: (count: number) => (count === 1 ? '1 part' : `${whole(count)} parts`),
  list: (lines: number) => `These are ${lines} numbers.`,
  checkList: 'Check them line by line',
}

/** The values of a facet that are no names. Amounts in the smallest unit. */
export const facet = {
  position: (position: string) => position[0]!.toUpperCase() + position.slice(1),
  under: (prices: Prices, to: number) => `Under ${money(prices, to)}`,
  between: (prices: Prices, from: number, to: number) => `${money(prices, from)} to ${money(prices, to)}`,
  over: (prices: Prices, from: number) => `${money(prices, from)} and over`,
  stars: (stars: number) => (stars === 1 ? '1 star and up' : `${stars} stars and up`),
  inStock: 'In stock',
  tier: (tier: keyof typeof levels) => levels[tier],
  condition: (condition: keyof typeof conditions) => conditions[condition],
  /** "inner-diameter" → "Inner diameter" */
  measure: (measure: string) => measure[0]!.toUpperCase() + measure.slice(1).replaceAll('-', ' '),
  /** "302 mm", "Ceramic" */
  amount: (value: string, unit: string | null) => {
    const said = amountWithUnit(value, unit)
    return said[0]!.toUpperCase() + said.slice(1)
  },
}

type Amount = { value: string; unit: string | null }

/** What an empty search could do without. */
export const without = {
  engine: (engine: string) => `any engine instead of ${engine}`,
  vehicle: (car: string | null) => `without ${car ?? 'the vehicle'}`,
  inStock: 'including sold-out parts',
  rating: 'with any rating',
  price: 'at any price',
  position: (positions: readonly string[]) => `at any position, not only ${positions.join(', ')}`,
  brand: 'from any brand',
  tier: 'at any price level',
  condition: 'in any condition',
  measure: (measure: string, values: readonly Amount[]) =>
    `without ${measure.replaceAll('-', ' ')} ${values.map(({ value, unit }) => amountWithUnit(value, unit)).join(', ')}`,
  category: 'in all categories',
  facets: 'without any filter',
  words: (words: string) => `without the words “${words}”`,
  word: (word: string) => `without “${word}”`,
  set: (parts: readonly string[]) => `one by one: ${listed(parts.map((part) => part.toLowerCase()))}`,
}

/** What parts are made for: one car or a whole make; and what they suit, every one of it. */
const KINDS = { car: 'car', truck: 'truck', motorcycle: 'motorcycle', vehicle: 'vehicle' }
type Kind = keyof typeof KINDS
export const universal = { every: (kind: Kind) => KINDS[kind], thisOne: (kind: Kind) => `this ${KINDS[kind]}` }

/** What the pieces of a search were read as. Amounts in the smallest unit; a price without ends is the cheapest first. */
export const read = {
  years: (from: number, to: number) => (from === to ? String(from) : `${from} to ${to}`),
  price: (prices: Prices, { min, max }: { min: number | null; max: number | null }) => {
    if (min !== null && max !== null) return `${money(prices, min)} to ${money(prices, max)}`
    if (max !== null) return `up to ${money(prices, max)}`
    return min === null ? 'cheapest first' : `${money(prices, min)} and over`
  },
  not: (word: string) => `not ${word}`,
  text: (words: string) => `“${words}”`,
  otherBrand: (name: string) => `${name}, a brand that we do not have`,
  trim: (version: string) => `“${version}”, which our fit data does not tell apart`,
  notListed: (car: string) => `${car}, which we do not list`,
}

/** What stands beside a suggestion, and a part type with all that was said of it. */
export const suggestion = {
  type: 'Part type',
  typeAndCar: 'Part type and vehicle',
  alsoCalled: (name: string) => `Also called ${name}`,
  category: 'Category',
  brand: 'Brand',
  vehicle: 'Parts for this vehicle',
  page: 'Page',
  symptom: 'Symptom and its likely causes',
  size: 'Size',
  ofSize: (type: string, size: string) => `${type} ${size}`,
  oeNumber: (part: string) => `OE number: ${part}`,
  nowReplaced: (part: string) => `Now replaced: ${part}`,
  partsOf: (
    type: string,
    sizes: readonly { value: string; unit: string | null }[],
    position: string | null,
    states: readonly string[],
    brand: string | null,
    car: string | null,
  ) => {
    const ofSize = [type, ...sizes.map(({ value, unit }) => amountWithUnit(value, unit))].join(' ')
    const what = [ofSize, position, ...states, brand && `by ${brand}`].filter(Boolean)
    return car ? `${what.join(', ')}${what.length > 1 ? ',' : ''} for ${car}` : what.join(', ')
  },
}

/** How a list says that it read the words of its search. */
export const said = {
  readAs: 'Read as:',
  remove: (means: string) => `Search without “${means}”`,
  showing: 'Showing',
  instead: (typed: string) => `for “${typed}”.`,
  number: 'Read as part number',
  nothing: (words: string, isAll: boolean) =>
    `Nothing to look for in “${words}”${isAll ? ': these are all our parts.' : '.'}`,
  tooLong: (most: number) => `This search is longer than ${most} characters, so it is left out. Try fewer words.`,
  otherCars: (car: string) => `You named more than one car. These parts are for the ${car}. Search for the other:`,
  orPieces: (car: string, count: string) => `Read as the ${car}. If you meant ${count} pieces, search for:`,
  /** One of the words is the name of cars of several makes. */
  whichCar: (dropped: readonly string[]) =>
    `More than one make has a car of that name, so here is what we have without ${listed(dropped.map((word) => `“${word}”`))}. Which is yours?`,
  dropped: (words: string) => `Nothing matches all of that. Here is what we have without ${words}.`,
}

/** What a search is told besides parts: what a symptom is likely due to, what we do not sell, a car we do not list, a page. */
export const told = {
  symptom: (symptom: string) => `${symptom}? Likely causes, the likeliest first:`,
  notSold: (thing: string) => `We do not sell ${thing}.`,
  near: 'What comes nearest to it:',
  guide: (title: string) => `Read: ${title}`,
  otherEngine: (car: string, engine: string) => `We know of no ${car} with an engine of ${engine}.`,
  has: (engines: string) => `It was sold with: ${engines}. What you see is for all of these.`,
  unknownVehicle: (car: string) => `We do not list the ${car}. What you see may not fit it.`,
  unlistedYear: (car: string) => `We do not list a ${car}.`,
  nearYears: 'It may have been sold under another name, or as another model year. The nearest that we list:',
  waysOn: 'Look for the number on the old part, for its size, or',
  otherCar: 'choose another car',
  carMissing: 'A year or an engine alone does not say what fits.',
  addCar: 'Type the make and model, too, or',
  yourCar: 'choose your car',
  page: 'You may be looking for this page:',
}
