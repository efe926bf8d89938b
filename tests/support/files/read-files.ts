import { sql } from 'kysely'
import { addSupplier, openArrivingFile, putMappings, receiveImport, workOnImports } from '#domain/supply'
import type { ImportCounts, ImportHeader, MappingInput, Reason } from '#domain/supply/schema'
import type { Ctx } from '#platform/context'
import { type MadeItem, piesFile } from './made-files.ts'
import { writeLevels } from '../catalogue/parts-of-types.ts'
import { adminCtx } from '../shops/people.ts'
import { openShop } from '../shops/shop.ts'

type Stored = {
  state: string
  kind: string
  failure: unknown
  counts: ImportCounts
  header: ImportHeader
  rows: number
}
type Waiting = { n: number; state: string; partId: number | null; reasons: Reason[] | null; theirs: unknown }
export type ReadRow = Waiting & { given: Record<string, unknown>; action: string }
export type ReadFit = Waiting & {
  action: string
  model: string | null
  from: number
  to: number
  engineId: number | null
  position: string | null
  quantity: number | null
  conditions: string[]
}

export const newSupplierId = async (admin: Ctx): Promise<number> =>
  (await addSupplier(admin, { name: `Supplier ${crypto.randomUUID()}`, settings: {} })).id

type Mapped = [kind: MappingInput['kind'], theirs: string, ours: string]

/** Says what words of a supplier mean here. */
export const mapWords = (admin: Ctx, supplierId: number, words: Mapped[]) =>
  putMappings(
    admin,
    String(supplierId),
    words.map(([kind, theirs, ours]) => ({ kind, theirs, ours })),
  )

export type GivenFile = { supplierId: number; text: string | Uint8Array; full?: boolean; fileName?: string }

/** Receives a file of a supplier, works on it as `ctx`, and answers what was staged. */
export async function readFileOf(
  admin: Ctx,
  { supplierId, text, full = false, fileName = 'list.csv' }: GivenFile,
  ctx = admin,
) {
  const { path, file } = await openArrivingFile(admin)
  await file.writeFile(text)
  await file.close()
  const id = await receiveImport(admin, { supplierId, fileName, kind: null, full, path })
  await workOnImports(ctx)
  return { id, ...(await stagedOf(admin, id)) }
}

/** What is staged of an import now. */
export async function stagedOf(admin: Ctx, id: string) {
  const { rows: listed } = await sql<ReadRow>`
    select n, state, part_id as "partId", action, given, reasons, theirs from import_row where import_id = ${id} order by n`.execute(
    admin.db,
  )
  const { rows: fits } = await sql<ReadFit>`
    select n, state, part_id as "partId", action, make.name || ' ' || model.name as model, year_from as "from", year_to as "to",
      engine_id as "engineId", position, quantity, reasons, theirs,
      array(select kind || ' ' || value from unnest(conditions) as c join condition on condition.id = c order by 1) as conditions
    from import_fit f left join model on model.id = model_id left join make on make.id = make_id
    where import_id = ${id} order by n`.execute(admin.db)
  const { rows: imports } = await sql<Stored>`
    select state, kind, failure, counts, header, rows from import where id = ${id}`.execute(admin.db)
  return { ...imports[0]!, listed, fits }
}

export const codesOf = ({ reasons }: { reasons: Reason[] | null }): string[] => reasons?.map(({ code }) => code) ?? []

/** What PIES files call a brand and a part type of ours. */
const MAPPED: readonly MappingInput[] = [
  { kind: 'brand', theirs: 'ZZZZ', ours: 'low' },
  { kind: 'part-type', theirs: '1684', ours: 'brake-pads' },
]

export type PiesDesk = Awaited<ReturnType<typeof openPiesDesk>>

/** A shop that writes cents, with an admin who reads the PIES files of suppliers; `more` is mapped for each of these, too. */
export async function openPiesDesk(...more: MappingInput[]) {
  const shop = await openShop({ PRICES: 'cents' })
  await writeLevels(shop.ctx)
  const admin = await adminCtx(shop)
  return {
    shop,
    admin,
    async newSupplier(): Promise<number> {
      const id = await newSupplierId(admin)
      await putMappings(admin, String(id), [...MAPPED, ...more])
      return id
    },
    read: (supplierId: number, items: MadeItem[]) =>
      readFileOf(admin, { supplierId, text: piesFile(items), fileName: 'items.xml' }, shop.ctx),
  }
}
