import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { changedMeanwhile, notFound } from '#platform/errors'
import { SHOP_TEXTS, type ShopText, type ShopTextChange } from './schema.ts'
import { readShopTexts } from './shop-text.ts'

/**
 * Gives a page this text, or the one that came with the shop, again or still. For admins.
 * @throws Problem 404, 412 `changed-meanwhile` with what is there (`current`)
 */
export async function changeShopText(ctx: Ctx, name: string, { markdown, version }: ShopTextChange): Promise<ShopText> {
  adminOf(ctx)
  if (!SHOP_TEXTS.some((one) => one === name)) throw notFound('text')
  return tx(ctx, async (ctx) => {
    const [before] = await readShopTexts(ctx, name)
    if (!before) throw notFound('text')
    if (version !== before.version) throw changedMeanwhile({ current: before }, phrase('refusal.textChangedMeanwhile'))
    const after = { ...before, markdown, version: version + 1, isDecided: true }
    await sql`
      update shop_text set markdown = ${markdown}, version = ${after.version} where name = ${name}`.execute(ctx.db)
    const told = ({ name, markdown, version }: ShopText) => ({ name, markdown, version })
    await recordAudit(ctx, { what: 'shop-text.change', id: name, before: told(before), after: told(after) })
    await changed(ctx, tag.shopTexts)
    return after
  })
}
