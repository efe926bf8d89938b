import { sql } from 'kysely'
import { normalNumber } from '#domain/catalogue'
import { conditionIds } from '#domain/fitment'
import type { KnownModel } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { copyInto, copyLine } from '#platform/db/copy-into'
import { because, stateOf } from './draft.ts'
import type { FitDraft, StagedFit } from './fit-draft.ts'
import { type KnownPart, knownParts } from './known-parts.ts'
import type { SupplierWords } from './words-of-supplier.ts'

export type FitStaging = {
  sourceId: number
  words: SupplierWords
  models: ReadonlyMap<number, KnownModel>
  /** What the batches before have found. */
  parts: Map<string, KnownPart>
  conditions: Map<string, number>
}

/** So many parts are remembered; then the memory begins anew. */
const REMEMBERED = 200_000

/** A few thousand applications with their parts and conditions, checked, and compared with what their supplier has written. */
export async function resolveFits(ctx: Ctx, staging: FitStaging, drafts: readonly FitDraft[]): Promise<StagedFit[]> {
  await findParts(ctx, staging, drafts)
  await findConditions(ctx, staging, drafts)
  const staged = drafts.map((draft) => completed(staging, draft))
  const same = await known(ctx, staging.sourceId, staged)
  for (const one of staged)
    if (one.state === 'ready' && one.action === 'add' && same.has(lineOf(one.partId!, one))) one.state = 'same'
  return staged
}

/** Inserts staged applications of an import. */
export async function keepFits(ctx: Ctx, importId: string, staged: readonly StagedFit[]): Promise<void> {
  if (staged.length === 0) return
  await copyInto(
    ctx.db,
    `import_fit (import_id, n, state, part_id, brand, norm, action, model_id, year_from, year_to, engine_id, position, quantity,
      conditions, theirs, reasons)`,
    staged.map((one) => asLine(importId, one)).join(''),
  )
}

const keyOf = ({ brand, number }: FitDraft) => `${brand ?? ''} ${number}`

async function findParts(ctx: Ctx, staging: FitStaging, drafts: readonly FitDraft[]): Promise<void> {
  if (staging.parts.size > REMEMBERED) staging.parts.clear()
  const asked = new Map(
    drafts.filter((one) => one.number !== null && !staging.parts.has(keyOf(one))).map((one) => [keyOf(one), one]),
  )
  if (asked.size === 0) return
  const found = await knownParts(ctx, staging, [...asked.values()])
  for (const [n, key] of [...asked.keys()].entries()) staging.parts.set(key, found[n]!)
}

const nameOf = ({ kind, value }: FitDraft['conditions'][number]) => `${kind} ${value}`

async function findConditions(ctx: Ctx, { conditions }: FitStaging, drafts: readonly FitDraft[]): Promise<void> {
  const fresh = drafts.flatMap((one) => one.conditions.filter((condition) => !conditions.has(nameOf(condition))))
  if (fresh.length === 0) return
  for (const [name, id] of await conditionIds(ctx, fresh)) conditions.set(name, id)
}

function completed({ parts, conditions, models }: FitStaging, draft: FitDraft): StagedFit {
  const { number, reasons } = draft
  const part = number === null ? null : parts.get(keyOf(draft))!
  if (part === 'several') reasons.push(because('part', 'number-of-several', number!))
  else if (number !== null && part === null) reasons.push(because('part', 'no-such-part', number))
  const model = draft.modelId === null ? undefined : models.get(draft.modelId)
  if (model && draft.from !== null && reasons.length === 0) checkYears(draft, model)
  const ids = draft.conditions.map((condition) => conditions.get(nameOf(condition))!)
  return {
    ...draft,
    brand: draft.brand ?? (part && part !== 'several' ? part.brand : null),
    partId: part && part !== 'several' ? part.id : null,
    norm: number === null ? null : normalNumber(number),
    conditionIds: [...new Set(ids)].toSorted((a, b) => a - b),
    state: reasons.some(({ code }) => code === 'equipment')
      ? 'refused'
      : reasons.length > 0
        ? 'held'
        : stateOf(reasons),
  }
}

/** The rules of `check:fitment` that one application can break by itself: years without the model, engines without the car. */
function checkYears({ from, to, engineId, reasons }: FitDraft, { bases, make, name }: KnownModel): void {
  for (let year = from!; year <= to!; year++) {
    const its = bases.filter((base) => base.year === year)
    if (its.length === 0) return void reasons.push(because('year', 'outside-years', `${make.name} ${name}`, year))
    const engines = its.flatMap(({ configurations }) => configurations.map(({ engine }) => engine.id))
    if (engineId !== null && engines.length > 0 && !engines.includes(engineId))
      return void reasons.push(because('engine', 'engine-not-there', `${make.name} ${name} ${year}`))
  }
}

type Line = Pick<StagedFit, 'modelId' | 'from' | 'to' | 'engineId' | 'position' | 'quantity' | 'conditionIds'>
const caseOf = (partId: number, { modelId, engineId, position, quantity, conditionIds: ids }: Line) =>
  `${partId} ${modelId} ${engineId} ${position} ${quantity} ${ids.join()}`
const lineOf = (partId: number, line: Line) => `${caseOf(partId, line)} ${line.from}-${line.to}`

/** As it stands, and as it holds where the part's own position or quantity stands in for none. */
const casesOf = (row: Line & { partId: number } & OfPart) =>
  [row.position, row.position ?? row.partPosition].flatMap((position) =>
    [row.quantity, row.quantity ?? row.partQuantity].map((quantity) =>
      caseOf(row.partId, { ...row, position, quantity }),
    ),
  )
type OfPart = { partPosition: string | null; partQuantity: number }

/**
 * Those of the applications that their source has already written, alone or as years of a longer line. Files must say how many
 * and where, also where the shop has that of the part.
 */
async function known(ctx: Ctx, sourceId: number, staged: readonly StagedFit[]): Promise<Set<string>> {
  const ready = staged.filter(({ state }) => state === 'ready')
  const ids = [...new Set(ready.map(({ partId }) => partId!))]
  if (ids.length === 0) return new Set()
  const { rows } = await sql<Line & OfPart & { partId: number; from: number; to: number }>`
    select part_id as "partId", model_id as "modelId", year_from as "from", year_to as "to", engine_id as "engineId",
      a.position, a.quantity, conditions as "conditionIds", p.position as "partPosition", p.quantity as "partQuantity"
    from application a join part p on p.id = part_id
    where a.source_id = ${sourceId}::smallint and part_id = any(${ids}::int[])`.execute(ctx.db)
  const byCase = new Map<string, typeof rows>()
  for (const row of rows) for (const key of new Set(casesOf(row))) byCase.set(key, [...(byCase.get(key) ?? []), row])
  const covered = ready.filter((one) =>
    byCase.get(caseOf(one.partId!, one))?.some(({ from, to }) => from <= one.from! && one.to! <= to),
  )
  return new Set(covered.map((one) => lineOf(one.partId!, one)))
}

function asLine(importId: string, one: StagedFit): string {
  const waits = one.state === 'held' || one.state === 'refused'
  return copyLine([
    importId,
    one.n,
    one.state,
    one.partId,
    one.brand,
    one.norm,
    one.action,
    one.modelId,
    one.from,
    one.to,
    one.engineId,
    one.position,
    one.quantity,
    `{${one.conditionIds.join()}}`,
    waits ? JSON.stringify(one.theirs()) : null,
    one.reasons.length > 0 ? JSON.stringify(one.reasons) : null,
  ])
}
