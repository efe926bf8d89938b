import { decimal, listed } from '../../format.ts'
import type { Hazard } from '../../hazards.ts'

/** The one way of delivery while the seller has switched on no other. */
export const standard = 'Standard delivery'

/** Where methods of delivery have prices and days of their own. */
export const byDestination =
  'What delivery costs and when the parcel arrives depends on where it goes: choose your country beside the price, and you see both before you order.'

/** The block of a part's page. */
export const part = {
  title: 'Delivery',
  asking: 'Looking up cost and date …',
  free: 'free',
  payNow: 'if you pay now',
  postcode: 'Give your postcode, and you see cost and date.',
  nowhere: (country: string) => `We do not deliver to ${country}.`,
  failed: 'We cannot tell cost and date just now. You see both in your cart.',
  withoutScript: 'Your cart shows the cost and the date for your address before you order.',
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
export const notAllThere = 'Not all of these parts lie at this place.'
