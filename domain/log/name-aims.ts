import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { LogEntry } from './schema.ts'

type Values = Record<string, unknown>
type Aim = { kind: 'zone' | 'place'; id: number; name: string }

/**
 * Entries about methods of delivery with the names of zones and places instead of their ids, as far as these are still there. One
 * statement where there are any.
 */
export async function nameAims(ctx: Ctx, entries: LogEntry[]): Promise<LogEntry[]> {
  const isMethod = ({ action }: LogEntry) => action.startsWith('method.')
  const values = entries.filter(isMethod).flatMap(({ before, after }) => [before ?? {}, after ?? {}])
  if (values.length === 0) return entries
  const idsOf = (kind: Aim['kind']) => values.map((one) => one[kind]).filter((id) => typeof id === 'number')
  const { rows } = await sql<Aim>`
    select 'zone' as kind, id, name from delivery_zone where id = any(${idsOf('zone')}::int[])
    union all select 'place', id, name from place where id = any(${idsOf('place')}::int[])`.execute(ctx.db)
  const nameOf = (kind: Aim['kind'], id: unknown) => rows.find((one) => one.kind === kind && one.id === id)?.name ?? id
  const named = (value: Values | null) =>
    value && {
      ...value,
      ...('zone' in value && { zone: nameOf('zone', value['zone']) }),
      ...('place' in value && { place: nameOf('place', value['place']) }),
    }
  return entries.map((entry) =>
    isMethod(entry) ? { ...entry, before: named(entry.before), after: named(entry.after) } : entry,
  )
}
