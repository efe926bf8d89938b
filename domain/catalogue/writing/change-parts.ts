import { isDeepStrictEqual } from 'node:util'
import { OWN_HAND } from '#domain/vehicles'
import { type Tag, tag } from '#common/tags'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { lockParts } from '../stock/lock-parts.ts'
import { normalNumber } from '../part-number.ts'
import { setStock } from '../stock/set-stock.ts'
import {
  asStored,
  type PartChanges,
  type PartDifference,
  type ValueName,
  type PartValues,
  readValues,
} from './part-values.ts'
import { refuseLoops } from './refuse-loops.ts'
import { OLD_NUMBERED, refuseOldNumbers } from './refuse-old-numbers.ts'
import { WORDY, writeColumns } from './write-columns.ts'
import { writeLists } from './write-lists.ts'

/**
 * Changes a few thousand parts at once: only the fields that differ from what is stored. It locks the parts in the order of
 * their ids, then their stock, indexes their words and numbers, and announces all as one change. New numbers have the
 * given source. Skips parts that no longer exist. A part that is given twice gets the later values.
 * @throws Problem 400 `<part id>.<field>`: no such brand or part type, the brand has another part with that number, or
 * `universal` for a part with a list of cars, or parts or numbers that would supersede each other in a circle
 */
export async function changeParts(
  ctx: Ctx,
  changes: readonly PartChanges[],
  { source = OWN_HAND.id }: { source?: number } = {},
): Promise<PartDifference[]> {
  return tx(ctx, async (ctx) => {
    const given = new Map<number, Partial<PartValues>>()
    for (const { partId, fields } of changes) given.set(partId, { ...given.get(partId), ...asStored(fields) })
    const ids = [...given.keys()]
    await lockParts(ctx, ids)
    const current = await readValues(ctx, ids, fieldsToRead(given.values()))
    const differences = [...current].flatMap(([partId, before]) => differencesOf(partId, before, given.get(partId)!))
    if (differences.length === 0) return []
    const byPart = Map.groupBy(differences, ({ partId }) => partId)
    await writeColumns(ctx, current, differences)
    await writeLists(ctx, source, differences)
    await refuseLoops(ctx, superseded(differences))
    await refuseOldNumbers(ctx, renumbered(differences))
    const stocks = differences.flatMap(({ partId, field, after }) =>
      field === 'stock' ? [{ partId, stock: after as number | null }] : [],
    )
    if (stocks.length > 0) await setStock(ctx, stocks)
    await changed(ctx, ...tagsOf(differences), ...tag.someParts([...byPart.keys()]))
    return differences
  })
}

/** The parts that others supersede now, by the name of the field in an error. */
const superseded = (differences: readonly PartDifference[]) =>
  new Map(
    differences.flatMap(({ partId, field, after }) =>
      field === 'supersededBy' && after !== null ? [[`${partId}.supersededBy`, partId] as const] : [],
    ),
  )

/** The parts whose older numbers may lead back to them now, by the name of the field in an error. */
const renumbered = (differences: readonly PartDifference[]) =>
  new Map(
    differences.flatMap(({ partId, field }) =>
      OLD_NUMBERED.some((one) => one === field) ? [[`${partId}.supersededNumbers`, partId] as const] : [],
    ),
  )

/** The given fields, and those that the index of words needs beside them. */
function fieldsToRead(given: Iterable<Partial<PartValues>>): ValueName[] {
  const fields = new Set<ValueName>()
  for (const one of given) for (const field of Object.keys(one)) fields.add(field as ValueName)
  if (WORDY.some((field) => fields.has(field))) for (const field of WORDY) fields.add(field)
  return [...fields]
}

function differencesOf(partId: number, before: Partial<PartValues>, given: Partial<PartValues>): PartDifference[] {
  return (Object.keys(given) as ValueName[]).flatMap((field) => {
    const is = given[field]
    return is === undefined || isDeepStrictEqual(before[field], is)
      ? []
      : [{ partId, field, before: before[field], after: is }]
  })
}

const NUMBERED: readonly ValueName[] = ['number', 'brand', 'oeNumbers', 'supersededNumbers']
const OF_KIND: readonly ValueName[] = ['category', 'universal']

/** The tags that no trigger announces (migration 0004). */
function tagsOf(differences: readonly PartDifference[]): Tag[] {
  const numbers = differences.flatMap(({ field, before, after }) =>
    field === 'oeNumbers' ? [before, after].flatMap((list) => list as PartValues['oeNumbers']) : [],
  )
  const norms = new Set(numbers.map(({ number }) => normalNumber(number)))
  const isAny = (fields: readonly ValueName[]) => differences.some(({ field }) => fields.includes(field))
  return [
    ...(isAny(NUMBERED) ? [tag.searches] : []),
    ...(isAny(OF_KIND) ? [tag.fitments] : []),
    ...[...norms].map(tag.number),
  ]
}
