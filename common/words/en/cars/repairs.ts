import { decimal, listed } from '../../../format.ts'
import { property } from './fit.ts'

export const title = 'Repairs'
export const all = 'All the parts of a job at once, chosen to match each other and your car.'
/** Of the page: another page lists the parts of one kind under the bare name. */
export const pageTitle = (name: string) => `${name}: the whole repair`
export const forCar = (name: string, car: string) => `${name} for ${car}`

export const levels = {
  value: 'Value',
  original: 'Original quality',
  premium: 'Premium',
  other: 'Other brands',
} as const
export const level = 'Price level'

export const car = {
  choose: 'For which car?',
  submit: 'Show the parts',
  other: 'For another car',
  unknown: 'We do not know this car. Choose yours here.',
}

/** What the part is to the job. */
export const need = { always: null, often: 'Often due as well', tool: 'Tool' } as const
export const oneTime = 'Used once'
export const needs = 'What it takes'

type Amount = { litres: number | null; of: string | null }
/** "This engine takes 4.3 l of 5W-30 C3." */
export function amount({ litres: takes, of }: Amount): string {
  if (takes === null)
    return `We do not know how many litres it takes${of ? ` of ${of}` : ''}: look it up, and set the quantity.`
  return `It takes ${decimal(takes)} l${of ? ` of ${of}` : ''}.`
}

const listOf = (keys: readonly string[]) => listed(keys.map(property))

/** Why a step has no part on the list. */
export const missing = {
  open: (reasons: readonly string[]) => `Depends on ${listOf(reasons)}: answer the question above.`,
  openWithout: (reasons: readonly string[]) => `Depends on ${listOf(reasons)}, which only you can tell.`,
  unknown: (reasons: readonly string[]) => `We do not know ${listOf(reasons)} of this car.`,
  none: 'We have no part for this car.',
}
export const notThere = 'Not on the list'
export const nothing = (main: string) => `We have no parts for this job on this car. Its main part is missing: ${main}.`
export const allParts = 'See all parts for this car'
export const answerFirst = 'Answer the question, and the parts that certainly fit appear here.'
export const otherLevel = 'We have none that matches at this price level. This is the nearest.'

/** What a price level lacks. */
export const soldOut = {
  mark: 'Not complete',
  text: (what: string, stock: number | null, needed: number) =>
    stock ? `Too few in stock: ${what}, ${stock} of ${needed}.` : `Sold out: ${what}.`,
  /** Where another level has it. */
  atLevel: (level: string) => `${level} has it`,
  list: (type: string) => `See all ${type.toLowerCase()} for this car`,
  without: (whats: readonly string[]) => `Without ${listed(whats)}.`,
}

export const take = (name: string) => `Take ${name}`
export const pieces = (count: number) => `${count} ×`
export const sum = (pieces: number) => (pieces === 1 ? '1 piece' : `${pieces} pieces`)
export const arrives = (days: string) => `With you ${days} working days after you pay`
export const add = 'Add these to the cart'
export const withoutScript = 'The cart needs JavaScript. Without it, each part above leads to its own page.'

export const lists = {
  home: 'Or take all the parts of a repair at once',
  /** On a part's page. */
  part: 'Repairs that use this part',
  /** Where a car is known. */
  car: 'A whole repair at once',
  all: 'All repairs',
}
