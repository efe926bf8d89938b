import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { squashed } from '../reading/tokens.ts'
import { readRules } from '../reading/lexicon/read-rules.ts'

/** The address of the shop to which an admin leads exactly these words; null: none. */
export async function redirectFor(ctx: Ctx, q: string | undefined): Promise<string | null> {
  if (!q) return null
  shows(ctx, tag.searchRules)
  const addresses = await ctx.cache.get('search-redirects', [tag.searchRules], async () => {
    const rules = await readRules(ctx)
    return new Map(rules.flatMap(({ words, href }) => (href ? [[squashed(words), href]] : [])))
  })
  return addresses.get(squashed(q)) ?? null
}
