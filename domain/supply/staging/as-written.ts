import { PART_FIELD } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { Given } from './draft.ts'
import type { ImportColumn } from './schema.ts'

/** A row by its columns, from what was read of it: for one that waits only since it was compared with others. */
export function asWritten({ config }: Ctx, columns: readonly ImportColumn[], given: Given): Record<string, string> {
  return Object.fromEntries(
    columns.map(({ column, field }) => {
      const value = given[field as keyof Given]
      const isWritten = field !== null && value !== undefined && value !== null
      return [column, isWritten ? (PART_FIELD.get(field)?.write(value, config) ?? '') : '']
    }),
  )
}
