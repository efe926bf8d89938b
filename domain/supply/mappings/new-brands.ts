import { type BrandRow, writeBrands } from '#domain/catalogue'
import { slugOf } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import type { OurWords } from './our-words.ts'

const NEW = /^new:\s*(\S.*)$/i

/** The name of a brand that a mapping adds ("new: Bosch"); undefined: it adds none. */
export const newBrandOf = ({ kind, ours }: { kind: string; ours: string }): string | undefined =>
  kind === 'brand' ? NEW.exec(ours)?.[1] : undefined

/** Adds those brands that the shop does not have; what is not known of them is left empty. */
export async function addNewBrands(ctx: Ctx, words: OurWords, source: string, names: readonly string[]): Promise<void> {
  const missing = new Map(names.filter((name) => !words.brand(name)).map((name) => [slugOf(name), name]))
  const rows = [...missing].map(([slug, name]): BrandRow => ({ slug, name, tier: null, country: '', about: '' }))
  if (rows.length > 0) await writeBrands(ctx, source, rows)
}
