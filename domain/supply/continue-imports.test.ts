import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createLog } from '#platform/log'
import { writeLevels } from '../../tests/support/parts-of-types.ts'
import { adminCtx } from '../../tests/support/people.ts'
import { newSupplierId } from '../../tests/support/read-files.ts'
import { openShopFor } from '../../tests/support/shop.ts'
import { openArrivingFile, receiveImport, workOnImports } from './index.server.ts'

it('a file that the database gives up each time holds up no other', async () => {
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
