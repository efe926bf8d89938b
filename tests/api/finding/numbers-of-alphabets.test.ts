import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { MIGRATIONS } from '#platform/db/migration-files'
import { codesOf, newSupplierId, readFileOf } from '../../support/files/read-files.ts'
import { listOf } from '../../support/catalogue/parts.ts'
import { addParts, writeLevels } from '../../support/catalogue/parts-of-types.ts'
import { adminCtx } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

const [type, brand] = ['brake-discs', 'low']
/** The same in Cyrillic. */
const [CYRILLIC_AB, GR] = ['\u0410\u0412-7711', '\u0413\u0420-7712']

let shop: TestShop
let admin: Ctx
const ids: Record<string, number> = {}
beforeAll(async () => {
  shop = await openShop()
  await writeLevels(shop.ctx)
  admin = await adminCtx(shop)
  const numbers = [CYRILLIC_AB, GR, `7713${GR}`]
  const written = await addParts(
    shop.ctx,
    numbers.map((number) => ({ type, brand, number })),
  )
  for (const [n, id] of written.entries()) ids[numbers[n]!] = id
})
afterAll(() => shop.close())

const found = async (q: string) => (await listOf(shop, { q })).items.map(({ _id }) => Number(_id))

describe('a number in another alphabet', () => {
  it('is found by Latin letters that look the same, and the other way round', async () => {
    expect(await found('AB-7711')).toEqual([ids[CYRILLIC_AB]])
    expect(await found(CYRILLIC_AB)).toEqual([ids[CYRILLIC_AB]])
    expect(await found('ＡＢ－７７１１')).toEqual([ids[CYRILLIC_AB]])
  })

  it('is found by its own letters, also from its beginning', async () => {
    expect(await found(GR)).toEqual([ids[GR]])
    expect(await found('\u0433\u0440 7712')).toEqual([ids[GR]])
    const { body } = await shop.call('GET', '/parts/suggest?q=7713')
    expect(body.items.map(({ label }: { label: string }) => label)).toContain(`7713${GR}`)
  })

  it('is another part than the one whose number has its digits alone', async () => {
    const supplierId = await newSupplierId(admin)
    const text = ['Part number,Brand,Price', '7712,low,10', `${GR},low,11`, 'ab 7711,low,12'].join('\n')
    const { listed } = await readFileOf(admin, { supplierId, text })
    expect(listed.map((row) => [row.state, row.partId, ...codesOf(row)])).toEqual([
      ['refused', null, 'no-such-part'],
      ['ready', ids[GR]],
      ['ready', ids[CYRILLIC_AB]],
    ])
  })
})

it('parts from before the change are found by the new form, and two that are one now keep the old one', async () => {
  const migration = await readFile(join(MIGRATIONS, '0051_numbers_of_every_alphabet.sql'), 'utf8')
  const updates = migration.slice(migration.indexOf('-- Of two parts'))
  const [first, latin] = await addParts(shop.ctx, [
    { type, brand, number: '\u0413\u0420-8811' },
    { type, brand, number: 'AB-8812' },
  ])
  await sql`alter table part disable trigger part_numbered`.execute(shop.ctx.db)
  const { rows } = await sql<{ id: number }>`
    insert into part (type_id, brand_id, number, norm, name, price)
    select type_id, brand_id, ${'\u0410\u0412-8812'}, '8812', name, price from part where id = ${latin} returning id`.execute(
    shop.ctx.db,
  )
  await sql`update part set norm = '8811' where id = ${first}`.execute(shop.ctx.db)
  await sql`update part_number set norm = '8811' where part_id = ${first}`.execute(shop.ctx.db)
  await sql`alter table part enable trigger part_numbered`.execute(shop.ctx.db)
  await sql.raw(updates).execute(shop.ctx.db)
  const norms = await sql<{ norm: string }>`
    select norm from part where id = any(${[first, latin, rows[0]!.id]}::int[]) order by id`.execute(shop.ctx.db)
  expect(norms.rows.map(({ norm }) => norm)).toEqual(['\u0413P8811', 'AB8812', '8812'])
  expect(await found('\u0413\u0420-8811')).toEqual([first])
})
