import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#platform/db/pool'
import type { HasDb } from '../catalogue/parts.ts'

const script = new URL('../../../scripts/check-invariants.sql', import.meta.url)

/** What scripts/check-invariants.sql finds wrong with money and stock. */
export async function violations(db: Db): Promise<{ name: string; detail: string }[]> {
  const { rows } = await sql.raw<{ name: string; detail: string }>(await readFile(script, 'utf8')).execute(db)
  return rows
}

/** Money and stock are right. */
export async function expectInvariants(shop: HasDb): Promise<void> {
  expect(await violations(shop.ctx.db)).toEqual([])
}
