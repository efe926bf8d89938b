import { sql } from 'kysely'
import { vehicleTree } from '#domain/vehicles'
import { todayInUtc } from '#platform/clock'
import type { Ctx } from '#platform/context'
import { FULL_BATCH } from '../read/batch-rows.ts'
import type { OpenedAces, OpenedPies } from '../read/shapes.ts'
import type { SupplierSettings } from '../suppliers/schema.ts'
import { pricesDated } from './pies/date-prices.ts'
import type { FitDraft } from './fit-draft.ts'
import { holdTwice } from './checks/hold-twice.ts'
import { keepRows } from './keep-rows.ts'
import { countDivided } from './count-divided.ts'
import { countLeftOut } from './left-out.ts'
import { noteGtinsTwice } from './checks/note-gtins-twice.ts'
import { readAcesApp } from './read-aces-app.ts'
import { readPiesItem } from './pies/read-pies-item.ts'
import type { PiesReading } from './pies/read-pies-prices.ts'
import type { ImportHeader } from './schema.ts'
import { type FitStaging, keepFits, resolveFits } from './stage-fits.ts'
import { stageParts } from './stage-parts.ts'
import type { TakenImport } from './taken-import.ts'
import { vehicleReading } from './vehicles/vehicle-reading.ts'
import { type SupplierWords, wordsOfSupplier } from './words-of-supplier.ts'

/** So many records are looked up, compared and inserted together. */
const BATCH = 4000

/** What letters of a file had to be mended, as its header says it. */
export const lettersOf = (file: Pick<OpenedAces, 'strays' | 'twice'>): Pick<ImportHeader, 'strays' | 'twice'> => ({
  ...(file.strays() > 0 && { strays: file.strays() }),
  ...(file.twice() > 0 && { twice: file.twice() }),
})

async function noteHeader(
  ctx: Ctx,
  { id }: TakenImport,
  file: OpenedAces | OpenedPies,
  leftOut: ImportHeader['leftOut'] = [],
): Promise<void> {
  const header: ImportHeader = {
    format: file.kind,
    columns: [],
    sheets: [],
    decimal: null,
    version: file.version,
    says: file.header,
    count: file.footer().count,
    leftOut,
    ...lettersOf(file),
  }
  await sql`update import set header = ${JSON.stringify(header)}, kind = ${file.kind} where id = ${id}`.execute(ctx.db)
}

/** What is needed to stage applications, of a supplier and the shop's vehicles as they are now. */
export async function fitStaging(ctx: Ctx, { supplierId, sourceId }: TakenImport) {
  const words = await wordsOfSupplier(ctx, supplierId)
  const [vehicles, { makes }] = await Promise.all([vehicleReading(ctx, words), vehicleTree(ctx)])
  const models = new Map(makes.flatMap((make) => make.models.map((model) => [model.id, model] as const)))
  const staging: FitStaging = { sourceId, words, models, parts: new Map(), conditions: new Map(), facts: new Map() }
  return { words, vehicles, staging }
}

/** Stages the applications of an ACES file. */
export async function stageAces(ctx: Ctx, taken: TakenImport, file: OpenedAces): Promise<void> {
  await noteHeader(ctx, taken, file)
  const { words, vehicles, staging } = await fitStaging(ctx, taken)
  const reading = { words, vehicles }
  let waiting: FitDraft[] = []
  let rows = 0
  const stage = async () => {
    await keepFits(ctx, taken.id, await resolveFits(ctx, staging, waiting))
    rows += waiting.length
    waiting = []
    taken.tell({ bytes: file.bytesRead(), rows })
  }
  for await (const apps of file.apps) {
    for (const app of apps) waiting.push(readAcesApp(reading, app))
    // A batch that is not full has long records.
    if (waiting.length >= BATCH || apps.length < FULL_BATCH) await stage()
  }
  await stage()
  await noteHeader(ctx, taken, file)
}

/** How the items of a PIES file are read today. */
export const piesReading = (
  { config, clock }: Ctx,
  words: SupplierWords,
  settings: SupplierSettings,
  leaveOut: PiesReading['leaveOut'] = () => {},
): PiesReading => {
  return {
    words,
    settings,
    leaveOut,
    prices: config.prices,
    baseUrl: config.baseUrl,
    today: todayInUtc({ clock }),
  }
}

/** Stages the items of a PIES file. */
export async function stagePies(ctx: Ctx, taken: TakenImport, file: OpenedPies): Promise<void> {
  await noteHeader(ctx, taken, file)
  const words = await wordsOfSupplier(ctx, taken.supplierId)
  const staging = { kind: 'pies' as const, sourceId: taken.sourceId, words, isTyped: true }
  const { leaveOut, counted } = countLeftOut()
  const reading = piesReading(ctx, words, taken.settings, leaveOut)
  const dated = pricesDated(file)
  const divided = countDivided()
  let rows = 0
  for await (const items of file.items) {
    const drafts = items.map((item) => readPiesItem(reading, dated(item)))
    divided.count(drafts)
    await keepRows(ctx, taken.id, await stageParts(ctx, staging, drafts))
    rows += items.length
    taken.tell({ bytes: file.bytesRead(), rows })
  }
  await holdTwice(ctx, taken.id, [])
  await noteHeader(ctx, taken, file, counted())
  await divided.note(ctx, taken.id)
  await noteGtinsTwice(ctx, taken.id)
}
