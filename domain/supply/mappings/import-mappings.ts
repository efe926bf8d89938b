import { createReadStream } from 'node:fs'
import { phrase, Phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { Problem } from '#platform/errors'
import { rowId } from '#platform/ids'
import { readCsv } from '../read/read-csv.ts'
import { lockSupplier } from '../suppliers/supplier.ts'
import { MAPPING_COLUMNS } from './export-mappings.ts'
import { readMappings } from './put-mappings.ts'
import { type Mapping, MAPPING_KINDS, type MappingInput, mappingInput } from './schema.ts'
import { writeMappings } from './write-mappings.ts'

/** How many refused rows the answer lists one by one. */
const MOST_TOLD = 200

/** `refused`: the first of the rows that were not written; the headings are row 1. */
type ImportedMappings = { written: number; notWritten: number; refused: { row: number; why: Phrase }[] }

type Row = { row: number; given: MappingInput | Phrase }

/**
 * Writes the good rows of a CSV file with the columns kind, theirs, ours in one transaction; mappings that it does not hold
 * stay. For admins. @throws Problem 400 `file` if it is no such CSV, 404
 */
export async function importMappings(ctx: Ctx, idText: string, path: string): Promise<ImportedMappings> {
  adminOf(ctx)
  const id = rowId(idText, 'supplier')
  return tx(ctx, async (ctx) => {
    const { name } = await lockSupplier(ctx, id)
    const told: ImportedMappings = { written: 0, notWritten: 0, refused: [] }
    for await (const batch of batchesOf(path)) await writeBatch(ctx, { id, name }, batch, told)
    const { written, notWritten } = told
    await ctx.jobs.send(ctx.db, 'remap-imports', { supplierId: id })
    await recordAudit(ctx, { what: 'mapping.import', id, before: null, after: { written, notWritten } })
    return told
  })
}

async function writeBatch(
  ctx: Ctx,
  { id, name }: { id: number; name: string },
  batch: readonly Row[],
  told: ImportedMappings,
): Promise<void> {
  const given = batch.flatMap((one) => (one.given instanceof Phrase ? [] : one.given))
  const read = (await readMappings(ctx, name, given)).values()
  const good: Mapping[] = []
  for (const { row, given } of batch) {
    const one = given instanceof Phrase ? given : read.next().value!
    if (!(one instanceof Phrase)) good.push(one)
    else if (++told.notWritten <= MOST_TOLD) told.refused.push({ row, why: one })
  }
  await writeMappings(ctx, id, good)
  told.written += good.length
}

/** The rows of the file in batches, in any encoding and with any separator that spreadsheets save. */
async function* batchesOf(path: string): AsyncGenerator<Row[]> {
  try {
    const { columns, firstRow, rows } = await readCsv(createReadStream(path), {})
    const heads = columns.map((column) => column.toLowerCase())
    if (MAPPING_COLUMNS.some((column) => !heads.includes(column)))
      throw refused(phrase('refusal.csvColumns', MAPPING_COLUMNS))
    const [kind, theirs, ours] = MAPPING_COLUMNS.map((column) => heads.indexOf(column)) as [number, number, number]
    let at = firstRow
    for await (const batch of rows)
      yield batch.flatMap((cells) => {
        const row = at++
        if (!cells.some(Boolean)) return []
        return {
          row,
          given: readRow({ kind: cells[kind] ?? '', theirs: cells[theirs] ?? '', ours: cells[ours] ?? '' }),
        }
      })
  } catch (error) {
    throw error instanceof Problem && !error.fields ? refused(error.phrase) : error
  }
}

const refused = (why: Phrase) => new Problem(400, 'invalid', why, { fields: { file: why } })

function readRow({ kind, theirs, ours }: { kind: string; theirs: string; ours: string }): MappingInput | Phrase {
  const found = MAPPING_KINDS.find((one) => one === kind.trim().toLowerCase())
  if (!found) return phrase('refusal.mappingKindUnknown', kind)
  const read = mappingInput.safeParse({ kind: found, theirs, ours })
  return read.success ? read.data : phrase('refusal.said', read.error.issues[0]!.message)
}
