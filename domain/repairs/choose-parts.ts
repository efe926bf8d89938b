import { MEASURES } from '#domain/fitment'
import type { Candidate } from './candidates.ts'
import { type Level, LEVELS } from './schema.ts'

/** A part that is offered for a step: how many, at which price level. `type`: the slug of its part type. */
export type Offer = { step: number; part: Candidate; type: string; level: Level; pieces: number; isThere: boolean }

/** Where a level has no part of its own, the nearest level has one; the middle one asks the dearer first. */
const NEAREST: Record<Level, readonly Level[]> = {
  value: ['value', 'original', 'premium', 'other'],
  original: ['original', 'premium', 'value', 'other'],
  premium: ['premium', 'original', 'value', 'other'],
  other: ['other', 'original', 'premium', 'value'],
}

export type ChosenLevel = { level: Level; chosen: Offer[] }

/**
 * For each price level that has a part of its own for the first step one part for each step. They match each other: no two measure
 * differently at one place, and the brand that has most of them is preferred. What is in stock comes before what is not.
 */
export function chooseParts(offers: readonly Offer[]): ChosenLevel[] {
  const first = offers.filter(({ step }) => step === Math.min(...offers.map((offer) => offer.step)))
  const there = first.filter(({ isThere }) => isThere)
  const levels = new Set((there.length > 0 ? there : first).map(({ level }) => level))
  return LEVELS.filter((level) => levels.has(level)).map((level) => ({ level, chosen: chooseLevel(offers, level) }))
}

function chooseLevel(offers: readonly Offer[], level: Level): Offer[] {
  const byStep = Map.groupBy(offers, ({ step }) => step)
  const brand = leadingBrand(offers, level)
  const measured = new Map<string, string>()
  const chosen: Offer[] = []
  for (const step of [...byStep.keys()].toSorted((a, b) => a - b)) {
    const matching = byStep
      .get(step)!
      .filter((offer) => measuresOf(offer).every(([what, value]) => isSame(measured, what, value)))
    const [best] = matching.toSorted(
      (a, b) =>
        Number(b.isThere) - Number(a.isThere) ||
        NEAREST[level].indexOf(a.level) - NEAREST[level].indexOf(b.level) ||
        suppliesCost(a) - suppliesCost(b) ||
        Number(b.part.brand_id === brand) - Number(a.part.brand_id === brand) ||
        (level === 'value' ? costOf(a) - costOf(b) : 0) ||
        b.part.pop - a.part.pop ||
        a.part.id - b.part.id,
    )
    if (!best) continue
    for (const [what, value] of measuresOf(best)) measured.set(what, value)
    chosen.push(best)
  }
  return chosen
}

const isSame = (measured: Map<string, string>, what: string, value: string) => (measured.get(what) ?? value) === value

const costOf = ({ part, pieces }: Offer) => part.price * pieces

/** Of what is bought by the litre, and of what suits every car, the least that is enough is taken. */
const suppliesCost = (offer: Offer) =>
  offer.part.universal || offer.part.attributes.some(([name, , unit]) => name === 'Content' && unit === 'l')
    ? costOf(offer)
    : 0

/** What a part measures, at its place. */
const measuresOf = ({ type, part }: Offer): [what: string, value: string][] =>
  MEASURES.filter(([of]) => of === type).flatMap(([, attribute, measure]) =>
    part.attributes
      .filter(([name]) => name === attribute)
      .map(([, value]): [string, string] => [`${measure} ${part.place ?? ''}`, value]),
  )

/** The brand of a level that has parts in stock for most steps; of equals the one that is bought most. */
function leadingBrand(offers: readonly Offer[], level: Level): number | undefined {
  const own = offers.filter(({ part, isThere, ...offer }) => offer.level === level && isThere && !part.universal)
  const brands = [...Map.groupBy(own, ({ part }) => part.brand_id)].map(([id, its]) => ({
    id,
    steps: new Set(its.map(({ step }) => step)).size,
    pop: its.reduce((sum, { part }) => sum + part.pop, 0),
  }))
  return brands.toSorted((a, b) => b.steps - a.steps || b.pop - a.pop || a.id - b.id)[0]?.id
}
