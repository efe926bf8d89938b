import { normalNumber } from '#domain/catalogue'
import { conditionIds, type FittingFacts, fittingFacts } from '#domain/fitment'
import type { KnownModel } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { copyInto, copyLine } from '#platform/db/copy-into'
import { faultOf } from './checks/fault-of-fit.ts'
import { because, stateOf } from './draft.ts'
import { findSameFits } from './find-same-fits.ts'
import type { FitDraft, StagedFit } from './fit-draft.ts'
import { hintZerosLost } from './hint-zeros-lost.ts'
import { type KnownPart, knownParts } from './known-parts.ts'
import { leaveOutIgnored } from './checks/leave-out-ignored.ts'
import type { SupplierWords } from './words-of-supplier.ts'

export type FitStaging = {
  sourceId: number
  words: SupplierWords
  models: ReadonlyMap<number, KnownModel>
  /** What the batches before have found. */
  parts: Map<string, KnownPart>
  conditions: Map<string, number>
  facts: Map<number, FittingFacts>
}

/** So many parts are remembered; then the memory begins anew. */
const REMEMBERED = 200_000

/** A few thousand applications with their parts and conditions, checked, and compared with what their supplier has written. */
export async function resolveFits(ctx: Ctx, staging: FitStaging, drafts: readonly FitDraft[]): Promise<StagedFit[]> {
  await findParts(ctx, staging, drafts)
  await findConditions(ctx, staging, drafts)
  const staged = drafts.map((draft) => completed(staging, draft))
  await hintZerosLost(ctx, staging, staged)
  await findSameFits(ctx, staging.sourceId, staged)
  await findFacts(ctx, staging, staged)
  for (const one of staged) {
    const fault = one.state === 'ready' && one.action === 'add' ? faultOfStaged(staging, one) : null
    if (fault) Object.assign(one, { state: 'held', reasons: [fault] })
  }
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

/** Of parts with rows that would change something. */
async function findFacts(ctx: Ctx, { facts }: FitStaging, staged: readonly StagedFit[]): Promise<void> {
  if (facts.size > REMEMBERED) facts.clear()
  const asked = new Set(
    staged.flatMap(({ state, partId }) => (state === 'ready' && !facts.has(partId!) ? partId! : [])),
  )
  if (asked.size > 0) for (const one of await fittingFacts(ctx, [...asked])) facts.set(one.id, one)
}

function faultOfStaged({ facts, models }: FitStaging, one: StagedFit) {
  const [part, model] = [facts.get(one.partId!), models.get(one.modelId!)]
  return part && model ? faultOf(one, part, model) : null
}

const nameOf = ({ kind, value }: FitDraft['conditions'][number]) => `${kind} ${value}`

async function findConditions(ctx: Ctx, { conditions }: FitStaging, drafts: readonly FitDraft[]): Promise<void> {
  const fresh = drafts.flatMap((one) => one.conditions.filter((condition) => !conditions.has(nameOf(condition))))
  if (fresh.length === 0) return
  for (const [name, id] of await conditionIds(ctx, fresh)) conditions.set(name, id)
}

function completed({ parts, conditions, words }: FitStaging, draft: FitDraft): StagedFit {
  const { number, reasons } = draft
  const isIgnored = leaveOutIgnored(draft, words)
  const part = number === null || isIgnored ? null : parts.get(keyOf(draft))!
  if (part === 'several') reasons.push(because('part', 'number-of-several', number!))
  else if (number !== null && part === null && !isIgnored) reasons.push(because('part', 'no-such-part', number))
  const ids = draft.conditions.map((condition) => conditions.get(nameOf(condition))!)
  return {
    ...draft,
    brand: draft.brand ?? (part && part !== 'several' ? part.brand : null),
    partId: part && part !== 'several' ? part.id : null,
    norm: number === null ? null : normalNumber(number),
    conditionIds: [...new Set(ids)].toSorted((a, b) => a - b),
    state:
      isIgnored || reasons.some(({ code }) => code === 'equipment')
        ? 'refused'
        : reasons.length > 0
          ? 'held'
          : stateOf(reasons),
  }
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
