import { catalogueTaxonomy } from '#domain/catalogue'
import { engineLabel, vehicleTree } from '#domain/vehicles'
import type { Ctx } from '#platform/context'

/** Finds the shop's own words, by name or slug in any spelling. */
export type OurWords = {
  brand(text: string): { slug: string; name: string } | undefined
  type(text: string): { slug: string; name: string } | undefined
  make(text: string): { name: string } | undefined
  model(make: string, model: string): { name: string; make: string; years: ReadonlySet<number> } | undefined
  engine(text: string): { label: string } | undefined
}

const keyOf = (text: string) => text.toLowerCase().replace(/[\s-]+/g, '')

/** What mappings lead to: brands, part types, vehicles and engines. */
export async function ourWords(ctx: Ctx): Promise<OurWords> {
  const [{ brands, types }, { makes, engineById }] = await Promise.all([catalogueTaxonomy(ctx), vehicleTree(ctx)])
  const named = <T extends { slug: string; name: string }>(all: readonly T[]) => {
    const byKey = new Map(all.flatMap((one) => [[keyOf(one.slug), one] as const, [keyOf(one.name), one] as const]))
    return (text: string) => byKey.get(keyOf(text))
  }
  const make = named(makes)
  const models = new Map<string, ReturnType<OurWords['model']>>()
  // Some makes have models whose names differ in a space or a dash alone: "C10" and "C-10".
  const exact: typeof models = new Map()
  for (const { name: makeName, models: its } of makes)
    for (const { name, slug, bases } of its) {
      const found = { name, make: makeName, years: new Set(bases.map(({ year }) => year)) }
      for (const key of [name, slug]) models.set(`${makeName}|${keyOf(key)}`, found)
      exact.set(`${makeName}|${name.toLowerCase()}`, found)
    }
  const engines = new Map([...engineById.values()].map((one) => [keyOf(engineLabel(one)), { label: engineLabel(one) }]))
  return {
    brand: named(brands),
    type: named(types),
    make,
    model(makeText, model) {
      const named = make(makeText)?.name
      return exact.get(`${named}|${model.toLowerCase()}`) ?? models.get(`${named}|${keyOf(model)}`)
    },
    engine: (text) => engines.get(keyOf(text)),
  }
}
