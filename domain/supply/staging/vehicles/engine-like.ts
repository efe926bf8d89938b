import type { KnownEngine } from '#domain/vehicles'

type EngineLike = { litres: number | null; cylinders: number | null; fuel: string | null }

/** What lists write for fuels, in the words of the shop's engines. */
const FUELS: readonly (readonly [RegExp, string])[] = [
  [/\b(plug-?in|phev)\b/i, 'plug-in'],
  [/\b(hybrid|hev|híbrido)\b/i, 'hybrid'],
  [/\b(diesel|tdi|hdi|dci|cdi|crdi|cdti|d4d|multijet|jtd|tdci|diésel)\b/i, 'diesel'],
  [/\b(electric|elektro|eléctrico|electrico|bev)\b/i, 'electric'],
  [/\b(petrol|gasoline|gas|benzin|gasolina|tfsi|tsi|fsi|flex)\b/i, 'petrol'],
]

/** What a text such as "2.0 TDI", "L4 2.0L", "1968 cc" or "V6" says of an engine; null: nothing that is known. */
export function engineLike(text: string): EngineLike | null {
  const [, litres] =
    /(?<![\d.,])(\d{1,2}[.,]\d{1,3})(?![\d.,])/.exec(text) ?? /(?<![\d.,])(\d{1,2})\s*l\b/i.exec(text) ?? []
  const [, cc] = /(?<!\d)(\d{2,5})\s*(?:cc|ccm|cm3|cm³)/i.exec(text) ?? []
  const [, cylinders] = /\b[VLIRHWB](\d{1,2})\b/i.exec(text) ?? /\b(\d{1,2})[\s-]*(?:cyl|zyl|cil)/i.exec(text) ?? []
  const fuel = FUELS.find(([pattern]) => pattern.test(text))?.[1] ?? null
  const like = {
    litres: cc ? Number(cc) / 1000 : litres ? Number(litres.replace(',', '.')) : null,
    cylinders: cylinders ? Number(cylinders) : null,
    fuel,
  }
  return Object.values(like).some((value) => value !== null) ? like : null
}

const ENGINE_WORD =
  /^(?:\d{1,2}[.,]\d{1,3}l?|\d{1,2}l|\d{2,5}(?:cc|ccm|cm3|cm³)|[VLIRHW]\d{1,2}|\d{1,2}[-]?(?:cyl|zyl|cil)\.?)$/i

/** Whether a word says which engine a car has, in a way that `engineLike` understands. */
export const isEngineWord = (word: string): boolean =>
  ENGINE_WORD.test(word) || FUELS.some(([pattern]) => pattern.exec(word)?.[0] === word)

/** Whether an engine is as was said; litres in tenths, as people say them. */
export const isSuch = (engine: KnownEngine, { litres, cylinders, fuel }: EngineLike): boolean =>
  (litres === null || (engine.litres !== null && Math.abs(engine.litres - litres) < 0.051)) &&
  (cylinders === null || engine.cylinders === cylinders) &&
  (fuel === null || burns(engine.fuel, fuel))

/** A petrol engine is no hybrid, and a hybrid no plug-in one, unless that was said. */
const burns = (its: string | null, fuel: string): boolean =>
  its !== null &&
  its.split(' ').includes(fuel) &&
  (fuel === 'plug-in' || !its.includes('plug-in')) &&
  (fuel === 'plug-in' || fuel === 'hybrid' || !its.includes('hybrid'))
