import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createLog } from '#platform/log'
import { writeLevels } from '../../tests/support/catalogue/parts-of-types.ts'
import { adminCtx } from '../../tests/support/shops/people.ts'
import { newSupplierId } from '../../tests/support/files/read-files.ts'
import { openShopFor } from '../../tests/support/shops/shop.ts'
import { changeImport, openArrivingFile, receiveImport, showImport, workOnImports } from './index.server.ts'
import { takeImport } from './staging/taken-import.ts'

async function openDesk() {
  const shop = await openShopFor()
  await writeLevels(shop.ctx)
  const admin = { ...(await adminCtx(shop)), log: createLog('silent') }
  const receive = async (number: string) => {
    const supplierId = await newSupplierId(admin)
    const { path, file } = await openArrivingFile(admin)
    await file.writeFile(`brand,number,name,price\nlow,${number},Pad,10`)
    await file.close()
    return receiveImport(admin, { supplierId, fileName: `${number}.csv`, kind: null, full: false, path })
  }
  return { shop, admin, receive }
}

it('a file that the database gives up each time holds up no other', async () => {
  const { shop, admin, receive } = await openDesk()
  const files = [await receive('I-1'), await receive('I-2')]
  await sql`
    create function gives_up() returns trigger language plpgsql as $$
    begin raise 'it takes too long' using errcode = 'query_canceled'; end $$`.execute(shop.ctx.db)
  await sql`
    create trigger gives_up before insert on import_row for each row when (new.import_id = ${sql.lit(files[0])})
    execute function gives_up()`.execute(shop.ctx.db)
  const start = Date.now()
  const inMinutes = (minutes: number) => ({
    ...admin,
    clock: { ...admin.clock, now: () => new Date(start + minutes * 60_000) },
  })
  await expect(workOnImports(admin)).rejects.toThrow('it takes too long')
  const { rows } = await sql<{ state: string }>`
    select state from import where id = any(${files}) order by created_at`.execute(shop.ctx.db)
  expect(rows.map(({ state }) => state)).toEqual(['reading', 'staged'])
  const failsIn = (minutes: number) =>
    workOnImports(inMinutes(minutes)).then(
      () => false,
      () => true,
    )
  const tries = []
  for (const minutes of [0.6, 2, 2.6, 60, 75, 91]) tries.push(await failsIn(minutes))
  expect(tries, 'the pauses grow').toEqual([false, true, false, true, false, true])
  expect(await failsIn(24 * 60 + 1)).toBe(false)
  const { rows: ended } = await sql<{ state: string }>`
    select state from import where id = ${files[0]}`.execute(shop.ctx.db)
  expect(ended[0]!.state, 'after a day an admin sees it').toBe('failed')
})

it('a file that kills each process that reads it comes after all others, and is given up in the end', async () => {
  const { shop, admin, receive } = await openDesk()
  const deadly = await receive('I-1')
  /** A process takes it and dies; half a minute later its lease has run out. */
  const killOne = async () => {
    const taken = await takeImport(admin, deadly, ['received', 'reading'], 'reading')
    taken!.rest()
    await sql`update import set lease_until = now() - interval '1 minute' where id = ${deadly}`.execute(shop.ctx.db)
  }
  await killOne()
  const other = await receive('I-2')
  await workOnImports(admin)
  const { rows } = await sql<{ id: string }>`
    select id from import where id in (${deadly}, ${other}) and state = 'staged' order by staged_at`.execute(
    shop.ctx.db,
  )
  expect(rows.map(({ id }) => id)).toEqual([other, deadly])

  await changeImport(admin, deadly, {})
  for (let n = 0; n < 10; n++) await killOne()
  await workOnImports(admin)
  expect(await showImport(admin, deadly)).toMatchObject({
    state: 'failed',
    failure: { say: 'imports.cutOff', params: [10] },
  })
  await changeImport(admin, deadly, {})
  await workOnImports(admin)
  expect(await showImport(admin, deadly), 'an admin had it read again').toMatchObject({ state: 'staged' })
})
