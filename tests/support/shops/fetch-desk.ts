import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { addSupplier, fetchFiles, listImports, setFetch, showSupplier, workOnImports } from '#domain/supply'
import { type FetchInput, fetchInput } from '#domain/supply/schema'
import type { Ctx } from '#platform/context'
import { type FileServer, openFileServer } from '../files/file-server.ts'
import { adminCtx } from './people.ts'
import { openShop, type TestShop } from './shop.ts'

export const HOUR = 3_600_000

/** Where files of suppliers are fetched, from a server beside it: its hours pass as a test says. */
export type FetchDesk = {
  shop: TestShop
  admin: Ctx
  server: FileServer
  /** The context of the job that fetches. */
  job(): Ctx
  pass(ms: number): void
  /** Fetches what is due, then reads what came, and decides about it. */
  night(): Promise<void>
  supplierAt(path: string, more?: Partial<FetchInput>): Promise<string>
  fetchOf(supplier: string): ReturnType<typeof fetchOf>
  filesOf(supplier: string): ReturnType<typeof filesOf>
  /** Mails to the shop about a supplier, by their templates. */
  mailsAbout(supplier: string): Promise<string[]>
  /** How often a path was asked for. */
  asks(path: string): number
  /** No supplier has a fetch any more. */
  clear(): Promise<void>
  close(): Promise<void>
}

const fetchOf = async (admin: Ctx, supplier: string) => (await showSupplier(admin, supplier)).fetch!
const filesOf = async (admin: Ctx, supplier: string) =>
  (await listImports(admin, { supplier: Number(supplier), limit: 10 })).items

export async function openFetchDesk(): Promise<FetchDesk> {
  const shop = await openShop({ LOG_LEVEL: 'silent', IMPORT_PRIVATE_ADDRESSES: 'yes' })
  const server = await openFileServer()
  let passed = 0
  const clock = { now: () => new Date(shop.ctx.clock.now().getTime() + passed) }
  const admin = { ...(await adminCtx(shop)), clock }
  const job = (): Ctx => ({ ...admin, actor: { kind: 'system', name: 'fetch-files' } })
  return {
    shop,
    admin,
    server,
    job,
    pass: (ms) => void (passed += ms),
    async night() {
      await fetchFiles(job())
      await workOnImports(job())
    },
    async supplierAt(path, more = {}) {
      const { id } = await addSupplier(admin, { name: `Supplier ${crypto.randomUUID()}`, settings: {} })
      const given = fetchInput.parse({ url: server.url + path, every: 'hour', version: null, ...more })
      await setFetch(admin, String(id), given)
      return String(id)
    },
    fetchOf: (supplier) => fetchOf(admin, supplier),
    filesOf: (supplier) => filesOf(admin, supplier),
    async mailsAbout(supplier) {
      const { name } = await showSupplier(admin, supplier)
      const { rows } = await sql<{ template: string }>`
        select data ->> 'template' as template from jobs.job where name = 'send-mail' and data ->> 'supplier' = ${name}
        order by created_on`.execute(shop.ctx.db)
      return rows.map(({ template }) => template)
    },
    asks: (path) => server.asked.filter(({ url }) => url === path).length,
    clear: async () => void (await sql`delete from supplier_fetch`.execute(shop.ctx.db)),
    async close() {
      server.close()
      await shop.close()
      await rm(shop.config.dataDir, { recursive: true, force: true })
    },
  }
}
