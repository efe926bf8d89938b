import { rm } from 'node:fs/promises'
import { expect } from 'vitest'
import { workOnImports } from '#domain/supply'
import type { ImportShown } from '#domain/supply/schema'
import { writeLevels } from '../catalogue/parts-of-types.ts'
import { makeAdmin } from './people.ts'
import { openShop } from './shop.ts'

/** A shop with brands of every level, and an admin who brings in suppliers' files. */
export async function openImportsDesk(settings: Record<string, string> = {}) {
  const shop = await openShop({ LIMITS: '100', ...settings })
  await writeLevels(shop.ctx)
  const admin = await makeAdmin(shop)
  const as = (method: string, path: string, body?: unknown) => shop.call(method, path, { token: admin.token, body })
  const send = (query: string, body: string, token: string | undefined = admin.token) =>
    shop.call('POST', `/imports?${query}`, { token, body })
  return {
    shop,
    admin,
    as,
    send,
    newSupplier: async (): Promise<number> =>
      (await as('POST', '/suppliers', { name: `Supplier ${crypto.randomUUID()}` })).body.id,
    /** Sends a file and has it read. */
    async checked(supplier: number, csv: string): Promise<ImportShown> {
      const { status, body } = await send(`supplier=${supplier}&name=parts.csv`, csv)
      expect(status, JSON.stringify(body)).toBe(201)
      await workOnImports(shop.ctx)
      return (await as('GET', `/imports/${body.id}`)).body
    },
    async close(): Promise<void> {
      await shop.close()
      await rm(shop.config.dataDir, { recursive: true, force: true })
    },
  }
}
