import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import { type ExportQuery, exportQuery } from '../schema.ts'

/** The search of an address of the shop's list: "brand=kovara&inStock=true". @throws Problem 400 `search` */
export function askedOf(ctx: Ctx, search: string): ExportQuery {
  const params = new URLSearchParams(search)
  const given = Object.fromEntries([...new Set(params.keys())].map((name) => [name, several(params.getAll(name))]))
  const read = exportQuery(ctx.config.prices).safeParse(given)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw invalid({ search: phrase('refusal.said', `${issue!.path.join('.')}: ${issue!.message}`) })
}

const several = (values: string[]) => (values.length === 1 ? values[0]! : values)
