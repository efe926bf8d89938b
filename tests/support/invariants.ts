import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import type { TestShop } from './shop.ts'

const script = new URL('../../scripts/check-invariants.sql', import.meta.url)

/** Money and stock are right: no query of scripts/check-invariants.sql finds a violation. */
export async function expectInvariants(shop: TestShop): Promise<void> {
  const { rows } = await sql.raw(await readFile(script, 'utf8')).execute(shop.ctx.db)
  expect(rows).toEqual([])
}
