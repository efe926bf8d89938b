import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { heldDesk } from '../../../tests/support/shops/held-desk.ts'
import { pads, stage } from '../../../tests/support/files/staged.ts'
import { changeSupplier, showSupplier, startApplying } from '../index.server.ts'
import { applyRows } from './apply-rows.ts'
import { readApplying } from './applying.ts'

const desk = heldDesk()

it('parts of a file whose supplier gets another name meanwhile are the supplier’s all the same', async () => {
  const { admin, supplierId } = desk
  const id = await stage(admin, supplierId, { kind: 'parts', rows: [pads('AR-1')] })
  await startApplying(admin, id)
  const applying = (await readApplying(admin, id))!
  const { name, version } = await showSupplier(admin, String(supplierId))
  await changeSupplier(admin, String(supplierId), { name: `${name} & Sons`, settings: {}, version })
  await applyRows(admin, applying, { afterRow: 0, most: 10 })
  const { rows } = await sql<{ name: string }>`
    select s.name from part p join supplier s using (source_id) where p.number = 'AR-1'`.execute(admin.db)
  expect(rows).toEqual([{ name: `${name} & Sons` }])
  await changeSupplier(admin, String(supplierId), { name, settings: {}, version: version + 1 })
})
