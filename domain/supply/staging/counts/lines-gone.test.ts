import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { addParts } from '../../../../tests/support/catalogue/parts-of-types.ts'
import type { TestShop } from '../../../../tests/support/shops/shop.ts'
import { openQuietSupplyShop } from '../../../../tests/support/shops/supply-shop.ts'
import { applied, newSupplier, stage, type StagedFit } from '../../../../tests/support/files/staged.ts'
import { applyImport } from '../../apply/apply-import.ts'
import { startApplying } from '../../apply/start-applying.ts'
import { countImport } from './count-import.ts'

let shop: TestShop
let admin: Ctx
let models: number[]
beforeAll(async () => {
  ;({ shop, admin } = await openQuietSupplyShop())
  const { rows } = await sql<{ id: number }>`select id from model order by id limit 40`.execute(shop.ctx.db)
  models = rows.map(({ id }) => id)
})
afterAll(() => shop.close())

/** A part for which a full file of a supplier has listed the cars of so many models, of 2001 to 2004. */
async function listed(count: number) {
  const supplier = await newSupplier(admin)
  const [part] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low' }])
  const fits = models.slice(0, count).map((modelId): StagedFit => ({ partId: part!, modelId, from: 2001, to: 2004 }))
  await applied(admin, supplier, { kind: 'aces', full: true, fits })
  const lines = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from application where part_id = ${part}`.execute(shop.ctx.db)
    return rows[0]!.count
  }
  const staged = async (fits: StagedFit[], full = true) => {
    const id = await stage(admin, supplier, { kind: 'aces', full, fits })
    return { id, counts: await countImport(admin, id) }
  }
  return { fits, lines, staged }
}

it('a full file that lists a part for fewer cars says so before, and is applied only by who says the number', async () => {
  const { fits, lines, staged } = await listed(15)
  const { id, counts } = await staged([{ ...fits[0]!, state: 'same' }])
  expect([counts.linesGone.count, counts.losingAllCars.count]).toEqual([14, 0])
  expect(counts.linesGone.samples[0]).toMatchObject({
    n: null,
    partId: fits[0]!.partId,
    text: expect.stringMatching(/ 2001–2004$/),
  })
  await expect(startApplying(admin, id)).rejects.toMatchObject({
    code: 'retires-many',
    phrase: { say: 'imports.retiresMany', params: ['aces', 14, 15] },
  })
  await startApplying(admin, id, { retires: 14 })
  await applyImport(admin, id)
  expect(await lines()).toBe(1)
})

it('a line of which a full file says fewer years counts, one that it says otherwise does not', async () => {
  const { fits, staged } = await listed(4)
  const [, shorter, other, same] = fits
  const { counts } = await staged([
    { ...shorter!, to: 2002, state: 'same' },
    { ...other!, quantity: 2 },
    { ...same!, to: 2002, state: 'same' },
    { ...same!, from: 2003, state: 'same' },
  ])
  expect(counts.linesGone.count).toBe(2)
})

it('a partial file takes away what it deletes alone', async () => {
  const { fits, staged } = await listed(4)
  expect((await staged([{ ...fits[0]!, state: 'same' }], false)).counts.linesGone.count).toBe(0)
  const { counts } = await staged([{ ...fits[0]!, from: 2003, to: 2003, action: 'delete' }], false)
  expect(counts.linesGone.count).toBe(1)
})

it('a full file keeps the lines of a part of which rows still wait, and counts none of them as gone', async () => {
  const { fits, lines, staged } = await listed(15)
  const { id, counts } = await staged([
    { ...fits[0]!, state: 'same' },
    { ...fits[1]!, state: 'held' },
  ])
  expect(counts.linesGone.count).toBe(0)
  await startApplying(admin, id)
  await applyImport(admin, id)
  expect(await lines()).toBe(15)
})

it('a part does not lose all cars where a file deletes a line that another supplier says as well', async () => {
  const { fits, staged } = await listed(1)
  const taken = { ...fits[0]!, action: 'delete' as const }
  expect((await staged([taken], false)).counts.losingAllCars.count).toBe(1)
  await applied(admin, await newSupplier(admin), { kind: 'aces', fits })
  expect((await staged([taken], false)).counts.losingAllCars.count).toBe(0)
})

it('a part loses no cars while its row waits because its brand is not known', async () => {
  const { fits, lines, staged } = await listed(3)
  const { id } = await staged([])
  await sql`
    insert into import_fit (import_id, n, state, brand, norm, action)
    select ${id}, 1, 'held', 'Lowww', norm, 'add' from part where id = ${fits[0]!.partId}`.execute(shop.ctx.db)
  const { losingAllCars, linesGone } = await countImport(admin, id)
  expect([losingAllCars.count, linesGone.count]).toEqual([0, 0])
  await startApplying(admin, id)
  await applyImport(admin, id)
  expect(await lines()).toBe(3)
})
