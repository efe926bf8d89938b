/**
 * What makes a part dangerous goods, or a liquid that some carriers refuse: a part has one or none, and a delivery method
 * names those that it takes. The UN numbers in the words of `common/words/en/buying/delivery.ts` say which rules are meant.
 */
export const HAZARDS = [
  'lithium-battery',
  'wet-battery',
  'aerosol',
  'gas',
  'flammable',
  'corrosive',
  'airbag',
  'liquid',
] as const
export type Hazard = (typeof HAZARDS)[number]
