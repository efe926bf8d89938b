import type { EngineFacts } from './decoding.ts'

/** What distinguishes engines; null: not known. */
type Engine = { litres: number | null; cylinders: number | null; fuel: string | null }

/** 1,781 cm³ are sold as 1.8 litres. */
const SAME_LITRES = 0.06

/** vPIC's fuels in the terms of the vehicle data. It calls plug-in hybrids electric, and full hybrids petrol. */
const FUELS: [told: RegExp, ours: RegExp][] = [
  [/diesel/i, /diesel/],
  [/fuel cell|hydrogen/i, /hydrogen/],
  [/natural gas|CNG/i, /CNG|natural gas/],
  [/flexible|E85|ethanol/i, /E85/],
  [/electric/i, /electric|hybrid/],
  [/gasoline/i, /petrol|hybrid|E85/],
]

/** The engines that a VIN allows, among those that a vehicle may have. An unknown value excludes nothing. */
export function narrowEngines<E extends Engine>(engines: readonly E[], facts: EngineFacts): E[] {
  return engines.filter(
    ({ litres, cylinders, fuel }) =>
      allows(facts.litres, litres, (told) => Math.abs(told - litres!) < SAME_LITRES) &&
      allows(facts.cylinders, cylinders, (told) => told === cylinders) &&
      allows(facts.fuels, fuel, (told) => isFuel(told, fuel!)) &&
      !(fuel === 'electric' && facts.litres.length + facts.cylinders.length > 0),
  )
}

const allows = <T>(told: readonly T[], own: unknown, isSame: (told: T) => boolean) =>
  told.length === 0 || own === null || told.some(isSame)

const isFuel = (told: string, own: string) => FUELS.find(([name]) => name.test(told))?.[1].test(own) ?? true

/** Whether a VIN says what distinguishes engines: "petrol" alone is too little for a question. */
export const tellsEngine = ({ litres, cylinders, fuels }: EngineFacts): boolean =>
  litres.length + cylinders.length > 0 ||
  fuels.some((fuel) => /diesel|electric|hydrogen|fuel cell|natural gas/i.test(fuel))
