import { addressLines, type WrittenAddress } from './address.ts'
import { AMOUNTS } from './amounts.ts'
import { countryName, dayInUtc, dayName, dayOf, whole } from './format.ts'
import { HAZARDS } from './hazards.ts'
import * as words from './words.ts'

const say = words.many
type Held = Record<string, unknown>
/** More entries of a list than this are counted. */
const MOST = 5
const isMoney = (field: string) => AMOUNTS.has(field) || field === 'received' || field === 'freeOver'

/** A value of a field as people write it: "$12.50", "In the shop", "BMW 34 11 6 and 3 more". `money`: how an amount is written. */
export function valueWords(field: string, value: unknown, money: (amount: number) => string): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return field === 'stock' ? say.notCounted : say.run.nothing
  // What a run keeps of a new part says nothing to people.
  if (field === 'added') return say.run.added
  if (field === 'applications')
    return say.run.cars(typeof value === 'number' ? value : ((value as { lines?: unknown[] }).lines?.length ?? 0))
  if (typeof value === 'number') return isMoney(field) ? money(value) : whole(value)
  if (STATES.has(field)) return stateWords(String(value))
  if (typeof value === 'boolean') return value ? say.change.yes : say.change.no
  if (Array.isArray(value)) return listWords(field, value, money)
  if (typeof value === 'object') return entryWords(field, value as Held, money)
  return String(value)
}

const STATES = new Set(['status', 'condition', 'state', 'kind', 'role', 'tier', 'rateBy', 'carrier'])
const states: Record<string, string> = { ...say.statuses, ...words.order.state }
const stateWords = (state: string) =>
  states[state] ?? state.charAt(0).toUpperCase() + state.slice(1).replace(/[-_]/g, ' ')

/** Pictures and lines of cars are only counted. */
const COUNTED = new Set(['pictures', 'fits', 'cars'])

function listWords(field: string, list: readonly unknown[], money: (amount: number) => string): string {
  if (COUNTED.has(field)) return say.run.several(list.length)
  const told = list.slice(0, MOST).map((one) => {
    if (UNITS.has(field) && isUnits(one)) return words.order.unitsText([one])
    if (field === 'attributes' && Array.isArray(one)) return one.filter((piece) => piece !== null).join(' ')
    if (field === 'rates') return rateWords(one as Rate, money)
    if (field === 'workDays') return dayName(Number(one))
    if (field === 'countries') return one === '*' ? words.log.everyCountry : countryName(String(one))
    if (field === 'hazards') return hazardWords(one)
    return typeof one === 'object' && one !== null ? entryWords(field, one as Held, money) : String(one)
  })
  return told.join(', ') + (list.length > MOST ? `, ${words.log.and(list.length - MOST)}` : '')
}

/** Lists of lines of an order. */
const UNITS = new Set(['lines', 'came', 'went'])
type Units = Parameters<typeof words.order.unitsText>[0][number]
const isUnits = (one: unknown): one is Units =>
  typeof one === 'object' && one !== null && 'name' in one && 'number' in one && 'quantity' in one

const hazardWords = (hazard: unknown) => {
  const known = HAZARDS.find((one) => one === hazard)
  return known ? words.delivery.hazards[known] : String(hazard)
}

/** What delivery costs from a weight in grams or a subtotal on. `by`: what it goes by. */
type Rate = { from: number; amount: number; by?: string }

function rateWords({ from, amount, by }: Rate, money: (amount: number) => string): string {
  if (from === 0) return money(amount)
  return words.log.rateFrom(money(amount), by === 'subtotal' ? money(from) : words.log.grams(from))
}

const isAddress = (entry: Held): entry is Held & WrittenAddress =>
  typeof entry['line1'] === 'string' && typeof entry['country'] === 'string'

function entryWords(field: string, entry: Held, money: (amount: number) => string): string {
  const { maker, number, name, url, startsAt, price, day } = entry
  if (field.endsWith('Numbers') && number !== undefined) return [maker, number].filter(Boolean).join(' ')
  if (url !== undefined && name !== undefined) return String(name)
  if (typeof day === 'string' && name !== undefined) return `${name} (${dayInUtc(day)})`
  if (typeof startsAt === 'string' && typeof price === 'number') return words.log.since(money(price), dayOf(startsAt))
  if (isAddress(entry)) return addressLines(entry).join(', ')
  const said = Object.entries(entry).filter(
    ([key, value]) => !(key === 'place' && name) && value !== null && value !== '' && typeof value !== 'object',
  )
  return said.map(([key, value]) => `${words.log.fieldName(key)} ${valueWords(key, value, money)}`).join(', ')
}
