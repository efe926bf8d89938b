import { findPartIds } from '#domain/finding'
import { partQuery } from '#domain/finding/schema'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import type { ChosenParts } from './schema.ts'

/** The ids of chosen parts, lowest first. @throws Problem 400 `chosen.search` */
export async function chooseParts(ctx: Ctx, chosen: ChosenParts): Promise<number[]> {
  if ('parts' in chosen) return [...new Set(chosen.parts.map(Number))].toSorted((a, b) => a - b)
  const query = partQuery(ctx.config.prices).safeParse(Object.fromEntries(new URLSearchParams(chosen.search)))
  if (!query.success) throw invalid({ 'chosen.search': phrase('refusal.notASearch') })
  return findPartIds(ctx, query.data)
}
