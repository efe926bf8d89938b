import { renderMarkdown } from '#common/markdown'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { HIGHEST_HEADING, type ShopTextName } from './schema.ts'
import { readShopTexts } from './shop-text.ts'

/** A text as shoppers read it: safe HTML. `isWritten`: by the seller, so it may be of any length. */
type ShownText = { name: ShopTextName; html: string; isWritten: boolean }

/** The texts as shoppers read them, in their order on the page. */
export async function showShopTexts(ctx: Ctx): Promise<ShownText[]> {
  shows(ctx, tag.shopTexts)
  const texts = await readShopTexts(ctx)
  return texts.map(({ name, markdown, given }) => ({
    name,
    html: renderMarkdown(markdown ?? given, HIGHEST_HEADING),
    isWritten: markdown !== null,
  }))
}
