import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { asStored, PART_LIMITS, normalNumber, type PartFields, readValues } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { waitingText } from './as-written.ts'
import { because, type Draft } from '../draft.ts'
import { isListOfNumbers } from '../tables/list-of-numbers.ts'
import type { ImportColumn } from '../schema.ts'

/** So many parts are joined together. */
const AT_ONCE = 1000

type OeNumber = PartFields['oeNumbers'][number]
/** `rest`: what else the row says. */
type Listed = Pick<Draft, 'n' | 'action' | 'given'> & { partId: number; rest: string }
type Changed = {
  n: number
  state: 'ready' | 'same' | 'held'
  oeNumbers: readonly OeNumber[]
  theirs: unknown
  reasons: unknown
}

/**
 * A list of other makers' numbers has a row for each of them. The first row of a part gets them all, and its other rows say the same.
 * Where the list says nothing else, they are added to those that the shop has. What is too many for a part waits.
 */
export async function joinInterchange(ctx: Ctx, importId: string, columns: readonly ImportColumn[]): Promise<void> {
  if (columns.every(({ field }) => field !== 'oeMaker')) return
  const adds = isListOfNumbers(columns)
  for (let after = 0; ;) {
    const { rows: parts } = await sql<{ id: number }>`
      select distinct part_id as id from import_row where import_id = ${importId} and part_id > ${after}
      order by part_id limit ${AT_ONCE}`.execute(ctx.db)
    if (parts.length === 0) return
    const ids = parts.map(({ id }) => id)
    after = ids.at(-1)!
    const { rows } = await sql<Listed>`
      select n::int as n, part_id as "partId", action, given, (given - 'oeNumbers')::text as rest from import_row
      where import_id = ${importId} and part_id = any(${ids}::int[]) and state in ('ready', 'same') and given ? 'oeNumbers'
      order by n`.execute(ctx.db)
    const current = await readValues(ctx, ids, ['oeNumbers'])
    const changes = [...Map.groupBy(rows, ({ partId, rest }) => `${partId} ${rest}`).values()].flatMap((listed) =>
      joined(ctx, columns, { listed, has: current.get(listed[0]!.partId)?.oeNumbers ?? [], adds }),
    )
    await sql`
      update import_row r set state = c.state, theirs = c.theirs, reasons = c.reasons,
        given = jsonb_set(given, '{oeNumbers}', c."oeNumbers")
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (n bigint, state text, "oeNumbers" jsonb, theirs jsonb, reasons jsonb)
      where r.import_id = ${importId} and r.n = c.n`.execute(ctx.db)
  }
}

type Group = { listed: readonly Listed[]; has: readonly OeNumber[]; adds: boolean }

function joined(ctx: Ctx, columns: readonly ImportColumn[], { listed, has, adds }: Group): Changed[] {
  const all = new Map<string, OeNumber>()
  const noted = (numbers: readonly OeNumber[]) => new Map([...numbers.map((one) => [keyOf(one), one] as const), ...all])
  if (adds) for (const one of has) all.set(keyOf(one), one)
  const waiting: Changed[] = []
  const within = listed.filter(({ n, action, given }) => {
    const said = given.oeNumbers ?? []
    if (noted(said).size > PART_LIMITS.entries) {
      const reasons = [because('oe_numbers', 'too-many', PART_LIMITS.entries)]
      waiting.push({ n, state: 'held', oeNumbers: said, theirs: waitingText(ctx, columns, { action, given }), reasons })
      return false
    }
    for (const one of said) if (!all.has(keyOf(one))) all.set(keyOf(one), one)
    return true
  })
  const { oeNumbers } = asStored({ oeNumbers: [...all.values()] })
  const isSame = listed[0]!.rest === '{}' && isDeepStrictEqual(oeNumbers, has)
  const first = { state: isSame ? ('same' as const) : ('ready' as const), oeNumbers, theirs: null, reasons: null }
  return [...within.map(({ n }, at) => ({ n, ...first, ...(at > 0 && { state: 'same' as const }) })), ...waiting]
}

const keyOf = ({ maker, number }: OeNumber) => `${maker?.toLowerCase() ?? ''}\n${normalNumber(number)}`
