import { sql } from 'kysely'
import { currencyName } from '#common/format'
import { aboutUs } from '#common/words'
import type { Ctx } from '#platform/context'
import type { ShopText, ShopTextName } from './schema.ts'

type Row = Omit<ShopText, 'given' | 'isDecided'>

const givenText = ({ config }: Ctx, name: ShopTextName): string =>
  name === 'terms'
    ? aboutUs.terms.text(currencyName(config.prices.currency))
    : aboutUs.privacy.text(config.CONTACT_EMAIL)

/** All texts, each with the one that came with the shop; inside a transaction one that nobody else can write, by `only`. */
export async function readShopTexts(ctx: Ctx, only?: string): Promise<ShopText[]> {
  const { rows } = await sql<Row>`
    select name, markdown, version from shop_text where ${only === undefined ? sql`true` : sql`name = ${only}`}
    order by name desc ${only === undefined ? sql`` : sql`for update`}`.execute(ctx.db)
  return rows.map((row) => ({ ...row, given: givenText(ctx, row.name), isDecided: row.version > 1 }))
}
