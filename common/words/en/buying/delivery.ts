import { decimal, listed, weekdayInUtc } from '../../../format.ts'
import type { Hazard } from '../../../hazards.ts'

/** The one way of delivery while the seller has switched on no other. */
export const standard = 'Standard delivery'

/** In place of an amount of nothing, wherever delivery is told. */
export const free = 'free'

/** The days of one delivery, by the ISO days of the first and the last: "Tue, Dec 1 to Thu, Dec 3". */
export const days = (from: string, to: string) =>
  from === to ? weekdayInUtc(from) : `${weekdayInUtc(from)} to ${weekdayInUtc(to)}`

type Days = { from: string; to: string }

/** The same of a promise, whose parcels may arrive on different days: "Tue, Dec 1, then Fri, Dec 4, and the rest Mon, Dec 7". */
export function daysOf({ from, to, parcels = [] }: Days & { parcels?: readonly Days[] | undefined }): string {
  const each = parcels.map(({ from, to }) => days(from, to))
  const last = each.pop() ?? days(from, to)
  return each.length > 0 ? `${each.join(', then ')}, and the rest ${last}` : last
}

/** Where methods of delivery have prices and days of their own. */
export const byDestination =
  'What delivery costs and when the parcel arrives depends on where it goes: choose your country beside the price, and you see both before you order.'

/** The block of a part's page. */
export const part = {
  title: 'Delivery',
  /** While it is asked, and without script. */
  before: 'You see what delivery costs and when it arrives before you order.',
  payNow: 'if you pay now',
  postcode: 'Give your postcode, and you see cost and date.',
  nowhere: (country: string) => `We do not deliver to ${country}.`,
  failed: 'We cannot tell cost and date just now. You see both in your cart.',
}

/** What makes a part dangerous goods, inside a sentence. */
export const hazards: Record<Hazard, string> = {
  'lithium-battery': 'lithium batteries',
  'wet-battery': 'wet batteries',
  aerosol: 'aerosols',
  gas: 'compressed gas',
  flammable: 'flammable liquids',
  corrosive: 'corrosives',
  airbag: 'airbags and belt tensioners',
  liquid: 'oils and other liquids',
}

/** The same by itself, where one is chosen. */
export const hazardNames: Record<Hazard, string> = {
  'lithium-battery': 'Lithium battery (UN 3480, 3481)',
  'wet-battery': 'Wet battery (UN 2794, 2800)',
  aerosol: 'Aerosol (UN 1950)',
  gas: 'Compressed gas (UN 3164)',
  flammable: 'Flammable liquid (UN 1263, 1993)',
  corrosive: 'Corrosive (UN 1760)',
  airbag: 'Airbag or belt tensioner (UN 3268)',
  liquid: 'Oil or another liquid, not dangerous',
}

const kilos = (grams: number) => `${decimal(Math.ceil(grams / 100) / 10)} kg`
const metres = (mm: number) => `${decimal(Math.ceil(mm / 10) / 100)} m`

// Why a method does not take an order.
export const tooHeavy = (grams: number, most: number) =>
  `One parcel weighs ${kilos(grams)}; this way takes up to ${kilos(most)}.`
export const tooLong = (mm: number, most: number) =>
  `One part is ${metres(mm)} long; this way takes up to ${metres(most)}.`
export const notTaken = (kinds: readonly Hazard[]) => `This way takes no ${listed(kinds.map((kind) => hazards[kind]))}.`
export const weightNotKnown = 'We do not know the weight of all these parts, so we cannot say the price of this way.'
export const notAllThere = 'Not all of these parts are at this place.'

const plural = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)

/** The admins' page. */
export const admin = {
  title: 'Delivery',
  intro:
    'Where parcels go, what that costs and how long it takes. Shoppers see it on each part’s page and in the cart.',
  standardOnly:
    'No method is switched on: every order uses the shipping from the settings. Add zones and methods, try them below, then switch them on.',
  methodsOn:
    'Methods are switched on: they replace the shipping from the settings. Addresses outside every zone get no delivery.',
  zones: 'Zones',
  noZone: 'A zone is a set of countries, or some postcodes of one. Add the first.',
  addZone: 'Add a zone',
  methods: 'Methods',
  noMethod: 'A method belongs to a zone: its name, its price and its days.',
  addMethod: 'Add a method',
  unweighed: (count: number) =>
    `${plural(count, 'part in stock has', 'parts in stock have')} no weight. A price by weight cannot be told for them.`,
  heads: { zone: 'Zone', where: 'Where', actions: 'Actions', method: 'Method', costs: 'Costs' },
  everywhere: 'All countries',
  andMore: (named: string, rest: number) => `${named} and ${rest} more`,
  edit: 'Edit',
  delete: 'Delete',
  save: 'Save',
  change: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
  saved: (name: string) => `${name} is saved`,
  deleted: (name: string) => `${name} is deleted`,
  zoneGoes: (methods: number) =>
    methods === 0 ? 'Delete this zone?' : `Delete this zone and ${plural(methods, 'method', 'methods')} of it?`,
  methodGoes: 'Delete this method? Orders keep what they were promised.',
  on: 'On',
  off: 'Off',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  turn: (name: string, isOn: boolean) => `Switch ${isOn ? 'off' : 'on'} ${name}`,
  isOn: (name: string) => `${name} is switched on`,
  isOff: (name: string) => `${name} is switched off`,
  collectAt: (place: string) => `Collected at ${place}`,
  weight: (grams: number) => `${decimal(grams / 1000)} kg`,
  fromRate: (from: string, amount: string) => `from ${from}: ${amount}`,
  freeOver: (amount: string) => `free over ${amount}`,
  days: (from: number, to: number) => {
    if (to === 0) return 'Same working day'
    return from === to ? plural(from, 'working day', 'working days') : `${from} to ${to} working days`
  },
  zone: {
    add: 'Add a zone',
    change: 'Change the zone',
    name: 'Name',
    countries: 'Countries',
    countriesHint: 'Names or codes with commas: US, Canada. * is every country',
    postcodes: 'Postcodes',
    postcodesHint: 'Of one country only; beginnings or ranges: 995, 96700-96899. Empty: all',
    rank: 'Rank',
    rankHint: 'If two zones contain an address, the one with the lower rank is used',
  },
  method: {
    add: 'Add a method',
    change: 'Change the method',
    aim: 'Zone or place',
    name: 'Name',
    nameHint: 'As shoppers read it: Ground, Express',
    rateBy: 'Price',
    rateBys: { flat: 'The same for every order', weight: 'By weight', subtotal: 'By subtotal' },
    rates: { flat: 'Amount', weight: 'Amounts by weight', subtotal: 'Amounts by subtotal' },
    /** `prices`: how prices are written. */
    ratesHint: {
      flat: (prices: string) => `For the whole order (${prices}).`,
      weight: (prices: string) => `One per line, from how many kg: 0 = 5, then 10 = 12 (${prices}).`,
      subtotal: (prices: string) => `One per line, from which subtotal: 0 = 9, then 50 = 5 (${prices}).`,
    },
    atLine: (line: number, wrong: string) => `Line ${line}: ${wrong}`,
    freeOver: 'Free over',
    freeOverHint: 'A higher subtotal ships free. Empty: never',
    daysFrom: 'Days, at least',
    daysTo: 'Days, at most',
    daysHint: 'Working days from leaving to the door',
    workDays: 'The carrier delivers on',
    maxWeight: 'Heaviest parcel in kg',
    maxLength: 'Longest part in cm',
    emptyHint: 'Empty: no limit',
    hazards: 'It also takes',
    carrier: 'Carrier',
    carriers: { own: 'Any: you type the tracking number', connected: 'The connected carrier: it sells labels' },
    service: 'Service',
    serviceHint: 'The carrier’s own name for it',
    rank: 'Rank',
    rankHint: 'Lower ones come first',
  },
  trial: {
    title: 'What would this cost?',
    country: 'Country',
    postcode: 'Postcode',
    weight: 'Weight in kg',
    subtotal: 'Subtotal',
    ask: 'Tell me',
    noZone: 'No zone contains this address.',
    inZone: (name: string) => `In the zone ${name}:`,
    nothing: 'Nothing is offered there.',
  },
  holidays: {
    title: 'Holidays',
    country: 'Country of the days',
    days: 'Days',
    daysHint: 'One per line: 2026-12-25 Christmas Day. Or paste a calendar file (.ics) whole',
    add: 'Add holidays',
    added: (count: number) => `${plural(count, 'day is', 'days are')} added`,
    remove: (name: string, day: string) => `Delete ${name}, ${day}`,
  },
}
