import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import * as say from '#common/words/en/files/imports'
import { continueUndo } from '#domain/runs'
import { remapImports, workOnImports } from '#domain/supply'
import type { ImportShown } from '#domain/supply/schema'
import { openImportsDesk } from '../../support/shops/imports-desk.ts'

const desk = await openImportsDesk()
afterAll(() => desk.close())
const { shop, as, newSupplier, checked } = desk

it('a file that is staged again for rows that waited is dropped only after what it wrote is undone', async () => {
  const supplier = await newSupplier()
  const word = `Held ${supplier}`
  const csv = `brand,number,name,type,price\nlow,HS 1,Held,brake-pads,40\n${word},HS 2,Held,brake-pads,40\n`
  const { id } = await checked(supplier, csv)
  expect((await as('POST', `/imports/${id}/apply`)).status).toBe(202)
  await workOnImports(shop.ctx)
  await as('PUT', `/suppliers/${supplier}/mappings`, { mappings: [{ kind: 'brand', theirs: word, ours: 'low' }] })
  await shop.heard()
  await remapImports(shop.ctx, { supplierId: supplier })
  await workOnImports(shop.ctx)
  const again: ImportShown = (await as('GET', `/imports/${id}`)).body
  expect(again).toMatchObject({ state: 'staged', rowsApplied: 1 })
  expect((await as('POST', `/imports/${id}/drop`)).body.code).toBe('already-written')

  await sql`update run set undone_at = now() where id = ${again.runId}`.execute(shop.ctx.db)
  expect((await as('POST', `/imports/${id}/drop`)).body.state).toBe('dropped')
})

it('a file that cannot be written fails, says so, and is gone on with as the same run; it is neither dropped nor another supplier’s', async () => {
  const rows = Array.from({ length: 1200 }, (_, n) => `Low,ST ${n},Stopped ${n},brake-pads,40`)
  const csv = `brand,number,name,type,price\n${rows.join('\n')}\n`
  const { id } = await checked(await newSupplier(), csv)
  const state = async (): Promise<ImportShown> => (await as('GET', `/imports/${id}`)).body
  const apply = async () => (await as('POST', `/imports/${id}/apply`)).status
  // The second batch meets an error that comes again with each try.
  await sql`alter table part add constraint broken check (name <> 'Stopped 1100') not valid`.execute(shop.ctx.db)
  expect(await apply()).toBe(202)
  await workOnImports(shop.ctx)
  const failed = await state()
  expect(failed).toMatchObject({ state: 'failed', rowsApplied: 1000, failure: say.notAllWritten })
  const before = await as('GET', `/runs/${failed.runId}`)
  expect(before.body).toMatchObject({ parts: 1000, endedAt: expect.any(String) })
  for (const refused of [
    await as('POST', `/imports/${id}/drop`),
    await as('PATCH', `/imports/${id}`, { supplier: await newSupplier() }),
  ])
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'already-written',
      say.partlyWritten,
    ])

  await sql`alter table part drop constraint broken`.execute(shop.ctx.db)
  expect(await apply()).toBe(202)
  await workOnImports(shop.ctx)
  expect(await state()).toMatchObject({ state: 'applied', rowsApplied: 1200, failure: null, runId: failed.runId })
  expect((await as('GET', `/runs/${failed.runId}`)).body.parts).toBe(1200)
})

it('a file that failed half way, was undone, and is applied all the same is written from its beginning', async () => {
  const rows = Array.from({ length: 1100 }, (_, n) => `Low,FU ${n},Undone ${n},brake-pads,40`)
  const { id } = await checked(await newSupplier(), `brand,number,name,type,price\n${rows.join('\n')}\n`)
  const apply = () => as('POST', `/imports/${id}/apply`)
  await sql`alter table part add constraint broken check (name <> 'Undone 1050') not valid`.execute(shop.ctx.db)
  await apply()
  await workOnImports(shop.ctx)
  await sql`alter table part drop constraint broken`.execute(shop.ctx.db)
  const { runId } = (await as('GET', `/imports/${id}`)).body
  expect((await as('POST', `/imports/${id}/undo`, {})).status).toBe(202)
  expect((await apply()).body.code).toBe('busy')
  await continueUndo(shop.ctx, { runId })
  const sold = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from part where name like 'Undone %' and status = 'sold'`.execute(shop.ctx.db)
    return rows[0]!.count
  }
  expect(await sold()).toBe(0)
  expect((await apply()).status).toBe(202)
  await workOnImports(shop.ctx)
  expect((await as('GET', `/imports/${id}`)).body).toMatchObject({ state: 'applied', rowsApplied: 1100 })
  expect(await sold()).toBe(1100)
})
