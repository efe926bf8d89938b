import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { chooseParts } from './choose-parts.ts'
import type { Planned } from './plan-change.ts'
import { planParts, priceMark } from './plan-parts.ts'
import type { ChangePreview, PartsChange, Refusal } from './schema.ts'

const SAMPLES = 12
const JUMP = 0.2

/** What a bulk change would do, without doing it. For admins. @throws Problem 400 `chosen.search` */
export async function previewChange(ctx: Ctx, { chosen, change }: PartsChange): Promise<ChangePreview> {
  adminOf(ctx)
  const ids = await chooseParts(ctx, chosen)
  const seen: Pick<ChangePreview, 'parts' | 'changed' | 'same' | 'jumps' | 'samples'> = {
    parts: 0,
    changed: 0,
    same: 0,
    jumps: 0,
    samples: [],
  }
  const refused = new Map<Refusal, number>()
  const prices = priceMark()
  for await (const one of planParts(ctx, ids, change)) {
    const { id, part, planned } = one
    prices.add(one)
    seen.parts++
    if (typeof planned === 'string') {
      refused.set(planned, (refused.get(planned) ?? 0) + 1)
      continue
    }
    const differing = (Object.keys(planned) as (keyof Planned)[]).filter((field) => planned[field] !== part[field])
    if (differing.length === 0) seen.same++
    else seen.changed++
    if (planned.price && Math.abs(planned.price - part.price) > JUMP * part.price) seen.jumps++
    for (const field of differing)
      if (seen.samples.length < SAMPLES)
        seen.samples.push({
          part: String(id),
          name: part.name,
          number: part.number,
          field,
          before: part[field],
          after: planned[field]!,
        })
  }
  const counted = [...refused].map(([code, parts]) => ({ code, parts }))
  return { amounts: 'minor', currency: ctx.config.prices.currency, ...seen, refused: counted, plan: prices.mark() }
}
