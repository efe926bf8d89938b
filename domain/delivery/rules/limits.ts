import type { Hazard } from '#common/hazards'
import { type Phrase, phrase } from '#common/phrase'

/** What a carrier asks of a part, each null where the catalogue does not know it. `longest`: the longest side, in mm. */
export type PartFacts = { grams: number | null; longest: number | null; hazard: Hazard | null }
export type ParcelFacts = { grams: number; isWeightKnown: boolean; longest: number; hazards: Hazard[] }
export type Limits = { maxWeightGrams: number | null; maxLengthMm: number | null; hazards: readonly Hazard[] }

/** What a parcel of these parts weighs, how long its longest part is, and what is dangerous in it. */
export function parcelOf(parts: readonly (PartFacts & { quantity: number })[]): ParcelFacts {
  return {
    grams: parts.reduce((sum, { grams, quantity }) => sum + (grams ?? 0) * quantity, 0),
    isWeightKnown: parts.every(({ grams }) => grams !== null),
    longest: Math.max(0, ...parts.map(({ longest }) => longest ?? 0)),
    hazards: [...new Set(parts.flatMap(({ hazard }) => hazard ?? []))],
  }
}

/** Why a method does not carry a parcel. What is not known of a part refuses nothing. */
export function whyNotCarried(limits: Limits, parcel: ParcelFacts): Phrase | undefined {
  const { maxWeightGrams, maxLengthMm, hazards } = limits
  const refused = parcel.hazards.filter((hazard) => !hazards.includes(hazard))
  if (refused.length > 0) return phrase('delivery.notTaken', refused)
  if (maxWeightGrams !== null && parcel.grams > maxWeightGrams)
    return phrase('delivery.tooHeavy', parcel.grams, maxWeightGrams)
  if (maxLengthMm !== null && parcel.longest > maxLengthMm)
    return phrase('delivery.tooLong', parcel.longest, maxLengthMm)
  return undefined
}
