import { catalogueTaxonomy } from '#domain/catalogue'
import { engineLabel, vehicleTree } from '#domain/vehicles'
import type { Ctx } from '#platform/context'

/** Finds the shop's own brands and part types, by name or slug in any spelling. */
export type CatalogueWords = {
  brand(text: string): { slug: string; name: string } | undefined
  type(text: string): { slug: string; name: string } | undefined
}

/** The same, and its vehicles and engines. */
export type OurWords = CatalogueWords & {
  make(text: string): { name: string } | undefined
  model(make: string, model: string): { name: string; make: string; years: ReadonlySet<number> } | undefined
  engine(text: string): { label: string } | undefined
}

const keyOf = (text: string) => text.toLowerCase().replace(/[\s-]+/g, '')

export function named<T extends { slug: string; name: string }>(all: readonly T[]): (text: string) => T | undefined {
  const byKey = new Map(all.flatMap((one) => [[keyOf(one.slug), one] as const, [keyOf(one.name), one] as const]))
  return (text) => byKey.get(keyOf(text))
}

/** The words that a file without vehicles needs: reading all vehicles takes longer than reading a short price list. */
export async function catalogueWords(ctx: Ctx): Promise<CatalogueWords> {
  const { brands, types, oldNames } = await catalogueTaxonomy(ctx)
  const [brand, type] = [named(brands), named(types)]
  const was = new Map(oldNames.map((old) => [keyOf(old.name), old.brand]))
  return { brand: (text) => brand(text) ?? was.get(keyOf(text)), type }
}

/** What mappings lead to: brands, part types, vehicles and engines. */
export async function ourWords(ctx: Ctx): Promise<OurWords> {
  const [ofCatalogue, { makes, engineById }] = await Promise.all([catalogueWords(ctx), vehicleTree(ctx)])
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
    ...ofCatalogue,
    make,
    model(makeText, model) {
      const named = make(makeText)?.name
      return exact.get(`${named}|${model.toLowerCase()}`) ?? models.get(`${named}|${keyOf(model)}`)
    },
    engine: (text) => engines.get(keyOf(text)),
  }
}
