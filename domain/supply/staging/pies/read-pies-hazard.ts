import { type Hazard, HAZARDS } from '#common/hazards'
import type { PiesItem } from '../../read/shapes.ts'
import { because, type Draft } from '../draft.ts'
import type { SupplierWords } from '../words-of-supplier.ts'

/** UN numbers of goods that parts are, by hazard. */
const NUMBERS: Readonly<Record<Exclude<Hazard, 'liquid'>, string>> = {
  'lithium-battery': '3480 3481 3090 3091',
  'wet-battery': '2794 2795 2800',
  aerosol: '1950',
  gas: '3164 1013 1057 1075 1956 3159 3161',
  flammable: '1263 1993 1133 1139 1203 1210 1268 1866',
  corrosive: '1760 1789 1824 1830 2796 2797 3264 3266',
  airbag: '3268 0503',
}
const HAZARD_OF: ReadonlyMap<string, Hazard> = new Map(
  Object.entries(NUMBERS).flatMap(([hazard, numbers]) =>
    numbers.split(' ').map((number) => [`un${number}`, hazard as Hazard] as const),
  ),
)
/** Of the other numbers the class tells, where it has one hazard only. */
const OF_CLASS: readonly (readonly [RegExp, Hazard])[] = [
  [/^2(\.|$)/, 'gas'],
  [/^3(\.|$)/, 'flammable'],
  [/^8(\.|$)/, 'corrosive'],
]

/**
 * What makes an item dangerous goods: the UN number of a package, its name or class. "N" says nothing, because an oil is no
 * dangerous good and yet a liquid. An item of which one cannot tell is held.
 */
export function readPiesHazard(draft: Draft, { hazardCode, packages }: PiesItem, words: SupplierWords): void {
  const said = packages.flatMap(({ hazard }) => (hazard ? [hazard] : []))
  const names = said
    .flatMap(({ unNumber, name, code }) => [unNumber && unOf(unNumber), name, code])
    .filter((one) => one !== null)
  const isDangerous = hazardCode?.toUpperCase() === 'Y'
  if (names.length === 0 && !isDangerous) return
  const asked = names.length > 0 ? names : ['Y']
  for (const name of asked) {
    const means = words.mapped('hazard', name)
    if (means && 'ignore' in means) return
    const hazard = means?.hazard ?? hazardOf(name)
    if (hazard) return void (draft.given.hazard = hazard)
  }
  draft.reasons.push(because('HazardousMaterial', 'hazard-unmapped', asked[0]!))
}

const unOf = (text: string) => `un${text.replace(/\D/g, '').padStart(4, '0')}`

const hazardOf = (name: string): Hazard | undefined =>
  HAZARD_OF.get(name) ??
  HAZARDS.find((hazard) => hazard === name.toLowerCase().replaceAll(' ', '-')) ??
  OF_CLASS.find(([pattern]) => pattern.test(name))?.[1]
