import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { asStored, type PartValues, readValues, type ValueName } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { ImportKind } from '../suppliers/schema.ts'
import type { Staged } from './draft.ts'
import { isGone } from './gone-parts.ts'
import { knownParts } from './known-parts.ts'
import { successorName } from './successor-name.ts'
import type { SupplierWords } from './words-of-supplier.ts'

type Asked = { kind: ImportKind; sourceId: number; words: SupplierWords }

/** Gives those rows the state `same` that would change nothing of their parts. */
export async function findSame(ctx: Ctx, asked: Asked, staged: readonly Staged[]): Promise<void> {
  const ready = staged.filter(({ state, partId, action }) => state === 'ready' && partId !== null && action === 'write')
  const fields = new Set(ready.flatMap(({ given }) => Object.keys(given)))
  if (ready.length === 0) return
  const ids = ready.map(({ partId }) => partId!)
  const [current, successors, returning] = await Promise.all([
    readValues(ctx, ids, [...fields] as ValueName[]),
    successorsOf(ctx, asked, ready),
    returningOf(ctx, asked, ids),
  ])
  for (const one of ready) {
    const values = current.get(one.partId!)
    const comesBack = one.given.status === undefined && returning.has(one.partId!)
    if (values && !comesBack && isSame(one, values, successors.get(one))) one.state = 'same'
  }
}

/** Those of the parts that are not sold now, and are again once this file holds them. */
async function returningOf(ctx: Ctx, { kind }: Asked, ids: readonly number[]): Promise<Set<number>> {
  if (kind !== 'parts' && kind !== 'pies') return new Set()
  const { rows } = await sql<{ id: number }>`
    select p.id from part p where p.id = any(${ids}::int[]) and p.status <> 'sold' and ${isGone}`.execute(ctx.db)
  return new Set(rows.map(({ id }) => id))
}

/** The parts to take instead, by row; null: the shop does not have it. */
async function successorsOf(ctx: Ctx, asked: Asked, staged: readonly Staged[]): Promise<Map<Staged, number | null>> {
  const naming = staged.filter(({ given }) => given.supersededBy)
  if (naming.length === 0) return new Map()
  const names = naming.map(({ given, brand }) => successorName(given.supersededBy!, brand, asked.words))
  const known = await knownParts(ctx, asked, names)
  return new Map(
    naming.map((one, n) => {
      const part = known[n]!
      return [one, part && part !== 'several' ? part.id : null]
    }),
  )
}

const numbersOf = (numbers: readonly { number: string }[]) => numbers.map(({ number }) => number)

/** A part to take instead that the shop does not have is written when it has it, and changes nothing before. */
function isSame({ given }: Staged, values: Partial<PartValues>, successor: number | null | undefined): boolean {
  const { supersededBy, supersededNumbers, ...rest } = given
  if (supersededBy === null && values.supersededBy !== null) return false
  if (successor && values.supersededBy !== successor) return false
  if (supersededNumbers) {
    const older = asStored({ supersededNumbers: supersededNumbers.map((number) => ({ maker: null, number })) })
    if (!isDeepStrictEqual(numbersOf(older.supersededNumbers), numbersOf(values.supersededNumbers!))) return false
  }
  return Object.entries(asStored(rest)).every(([field, value]) => isDeepStrictEqual(value, values[field as ValueName]))
}
