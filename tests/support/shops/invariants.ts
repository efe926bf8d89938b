import { readFile } from 'node:fs/promises'
import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#platform/db/pool'
import type { HasDb } from '../catalogue/parts.ts'

const script = new URL('../../../scripts/check-invariants.sql', import.meta.url)

/** What scripts/check-invariants.sql finds wrong with money and stock. */
async function violations(db: Db): Promise<{ name: string; detail: string }[]> {
  const { rows } = await sql.raw<{ name: string; detail: string }>(await readFile(script, 'utf8')).execute(db)
  return rows
}

/** Money and stock are right. */
export async function expectInvariants(shop: HasDb): Promise<void> {
  expect(await violations(shop.ctx.db)).toEqual([])
}

/** A change is found by the invariant with this in its name; the change is undone. */
export async function expectForbidden(shop: HasDb, name: string, change: RawBuilder<unknown>): Promise<void> {
  const undone = new Error('undone')
  const broken = shop.ctx.db.transaction().execute(async (db) => {
    await change.execute(db)
    const found = (await violations(db)).map((one) => one.name)
    expect(found).toEqual(expect.arrayContaining([expect.stringContaining(name)]))
    throw undone
  })
  await expect(broken).rejects.toBe(undone)
}
