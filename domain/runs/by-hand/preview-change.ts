import { readValues } from '#domain/catalogue'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { chooseParts } from './choose-parts.ts'
import { planChange, PLANNED, type Planned } from './plan-change.ts'
import type { ChangePreview, PartsChange, Refusal } from './schema.ts'

const AT_ONCE = 5000
const SAMPLES = 12
const JUMP = 0.2

/** What a bulk change would do, without doing it. For admins. @throws Problem 400 `chosen.search` */
export async function previewChange(ctx: Ctx, { chosen, change }: PartsChange): Promise<ChangePreview> {
  adminOf(ctx)
  const ids = await chooseParts(ctx, chosen)
  const seen: Omit<ChangePreview, 'refused' | 'amounts' | 'currency'> = {
    parts: 0,
    changed: 0,
    same: 0,
    jumps: 0,
    samples: [],
  }
  const refused = new Map<Refusal, number>()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const parts = await readValues(ctx, ids.slice(from, from + AT_ONCE), [...PLANNED, 'name', 'number'])
    for (const [id, part] of parts) {
      seen.parts++
      const planned = planChange(change, part, ctx.config.prices)
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
  }
  const counted = [...refused].map(([code, parts]) => ({ code, parts }))
  return { amounts: 'minor', currency: ctx.config.prices.currency, ...seen, refused: counted }
}
