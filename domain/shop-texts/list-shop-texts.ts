import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import type { ShopText } from './schema.ts'
import { readShopTexts } from './shop-text.ts'

/** The texts in their editable form, for admins. */
export async function listShopTexts(ctx: Ctx): Promise<ShopText[]> {
  adminOf(ctx)
  return readShopTexts(ctx)
}
