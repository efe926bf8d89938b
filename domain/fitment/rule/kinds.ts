/**
 * What an application may require of a car besides model, year and engine. `with`, `without` name equipment ("sport
 * suspension"); `note` is a sentence of the seller's, asked in its own words. Discs are in mm, dates are written
 * 2012-05.
 */
export const CONDITION_KINDS = [
  'drive',
  'gearbox',
  'body',
  'suspension',
  'disc-front',
  'disc-rear',
  'made-from',
  'made-to',
  'chassis-from',
  'chassis-to',
  'with',
  'without',
  'note',
] as const
export type ConditionKind = (typeof CONDITION_KINDS)[number]

/**
 * The values by which a part fits a car with the same value: family → its kinds. A part must match in every family for
 * which it has values, by any kind of that family: an H7 bulb fits as low beam or as high beam.
 */
const FAMILIES = {
  oil: ['oil'], // grade and approval: "5W-30 VW 504.00"
  'gear-oil': ['gear-oil', 'axle-oil'], // "75W-90 GL-5"
  'automatic-fluid': ['automatic-fluid'],
  'steering-fluid': ['steering-fluid'],
  adblue: ['adblue'],
  coolant: ['coolant'],
  'brake-fluid': ['brake-fluid'],
  tyre: ['tyre', 'tyre-front', 'tyre-rear'], // "205/55R16"
  wheel: ['wheel'], // "6.5Jx16 ET46"
  'bolt-circle': ['bolt-circle'], // "5x112"
  battery: ['battery'], // group: "H6"
  bulb: ['bulb-low', 'bulb-high', 'bulb-fog', 'bulb-indicator', 'bulb-brake', 'bulb-tail', 'bulb-reversing'], // socket: "H7"
  wiper: ['wiper-driver', 'wiper-passenger', 'wiper-rear'], // mm
  'wiper-set': ['wiper-set'], // "600/450", the driver's side first
} as const
export type SpecKind = (typeof FAMILIES)[keyof typeof FAMILIES][number]

/** What a part can have values of. */
export const SPEC_KINDS = Object.values(FAMILIES).flat() as SpecKind[]

/** The family of each kind. */
export const FAMILY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(FAMILIES).flatMap(([family, kinds]) => kinds.map((kind) => [kind, family] as const)),
)

/** Further facts about a car: for people to read, and the options of conditions. */
const FACT_KINDS = [
  'oil-litres',
  'coolant-litres',
  'drive',
  'gearbox',
  'suspension',
  'disc-front',
  'disc-rear',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** What an owner can answer: the ends of dates and chassis numbers are one property each, `not` denies a note. */
export const ANSWER_KINDS: ReadonlySet<string> = new Set([
  ...FAMILY_OF.keys(),
  ...CONDITION_KINDS.filter((kind) => !/^(made|chassis)-/.test(kind)),
  'made',
  'chassis',
  'not',
])
