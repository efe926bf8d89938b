import { addBrands } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { OurWords } from './our-words.ts'

const NEW = /^new:\s*(\S.*)$/i

/** The name of a brand that a mapping adds ("new: Bosch"); undefined: it adds none. */
export const newBrandOf = ({ kind, ours }: { kind: string; ours: string }): string | undefined =>
  kind === 'brand' ? NEW.exec(ours)?.[1] : undefined

/** Adds those brands that the shop does not have, and answers the slug of each name. */
export async function addNewBrands(
  ctx: Ctx,
  words: OurWords,
  source: string,
  names: readonly string[],
): Promise<(name: string) => string> {
  const added = await addBrands(
    ctx,
    source,
    names.filter((name) => !words.brand(name)),
  )
  return (name) => words.brand(name)?.slug ?? added.get(name)!
}
