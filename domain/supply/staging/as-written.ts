import { PART_FIELD } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { Given } from './draft.ts'
import type { ImportColumn } from './schema.ts'

/**
 * A row by its columns, from what was read of it: for one that waits only since it was compared with others. What was read is in the
 * shop's own units; where the heading names another one, the cell says which it has.
 */
export function asWritten({ config }: Ctx, columns: readonly ImportColumn[], given: Given): Record<string, string> {
  return Object.fromEntries(
    columns.map(({ column, field, unit }) => {
      const value = given[field as keyof Given]
      const isWritten = field !== null && value !== undefined && value !== null
      const cell = isWritten ? PART_FIELD.get(field)?.write(value, config) : undefined
      return [column, cell ? cell + unitOf(field!, unit) : '']
    }),
  )
}

/** What a cell adds where its heading names a unit or a number of pieces (`readCell`, `perPieces`). */
function unitOf(field: string, unit: string | null): string {
  if (unit === null) return ''
  if (field === 'weightGrams') return ' g'
  if (field.endsWith('Mm')) return ' mm'
  return unit.startsWith('per ') ? ' / 1' : ''
}
