import { addBrands } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { named, type OurWords } from './our-words.ts'

const NEW = /^new:\s*(\S.*)$/i

/** The name of a brand that a mapping adds ("new: Bosch"); undefined: it adds none. */
export const newBrandOf = ({ kind, ours }: { kind: string; ours: string }): string | undefined =>
  kind === 'brand' ? NEW.exec(ours)?.[1] : undefined

/** Adds those brands that the shop does not have; answers the words with which all of them are found, too. */
export async function withNewBrands(
  ctx: Ctx,
  words: OurWords,
  source: string,
  names: readonly string[],
): Promise<OurWords> {
  const missing = names.filter((name) => !words.brand(name))
  const added = await addBrands(ctx, source, missing)
  const found = named([...added].map(([name, slug]) => ({ name, slug })))
  return { ...words, brand: (text) => words.brand(text) ?? found(text) }
}
