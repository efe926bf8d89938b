import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { DEFAULT_SHOP_NAME } from '#common/shop-settings'
import type { SetupStep } from './schema.ts'

/**
 * The steps to set up a live shop before it opens, in order; a step is done when its fact is there. A demo shop has
 * none.
 */
export async function listSetup(ctx: Ctx): Promise<SetupStep[]> {
  adminOf(ctx)
  if (ctx.config.SHOP_MODE !== 'live') return []
  const { rows } = await sql<{
    address: boolean
    delivery: boolean
    brands: boolean
    parts: boolean
    bestSellers: boolean
    posts: boolean
    texts: boolean
    events: boolean
    admins: boolean
  }>`
    select exists (select from place where address is not null and closed_at is null) as address,
      exists (select from delivery_method where is_on) as delivery,
      exists (select from brand where id > 0) as brands, exists (select from part) as parts,
      exists (select from part where best_seller) as "bestSellers", exists (select from post) as posts,
      not exists (select from shop_text where version = 1) as texts, exists (select from provider_event) as events,
      (select count(*) from users where role = 'admin') > 1 as admins`.execute(ctx.db)
  const { address, delivery, brands, parts, bestSellers, posts, texts, events, admins } = rows[0]!
  return [
    { code: 'shop-name', done: ctx.config.SHOP_NAME !== DEFAULT_SHOP_NAME },
    { code: 'seller', done: ctx.config.SELLER.length > 0 },
    { code: 'address', done: address },
    { code: 'delivery', done: delivery },
    { code: 'brands', done: brands },
    { code: 'parts', done: parts },
    { code: 'best-sellers', done: bestSellers },
    { code: 'posts', done: posts },
    { code: 'texts', done: texts },
    { code: 'payment-events', done: events },
    { code: 'second-admin', done: admins },
    { code: 'google', done: ctx.config.GOOGLE_CLIENT_ID !== undefined },
  ]
}
