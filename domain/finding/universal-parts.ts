import * as words from '#common/words'
import type { Frame } from '#domain/catalogue'
import type { PartQuery, UniversalParts } from './schema.ts'
import type { Tally } from './tally.ts'
import type { Subject } from './understand.ts'

const KINDS: Record<string, string> = { car: 'car', 'suv-van': 'car', truck: 'truck', motorcycle: 'motorcycle' }

/** What people call vehicles of these types, all of them in one word. */
function wordFor(types: string[]): string {
  const words = new Set(types.map((type) => KINDS[type] ?? 'vehicle'))
  return words.size === 1 ? [...words][0]! : 'vehicle'
}

/**
 * The parts that suit every vehicle, which a vehicle's own list leaves to their categories: how many, and the widest
 * categories and types that hold nothing else. Null where there are none, or where a category is chosen.
 */
export function universalParts(tally: Tally, subject: Subject, query: PartQuery, frame: Frame): UniversalParts | null {
  const { vehicle } = subject
  const count = tally.unlisted.reduce((sum, n) => sum + n, 0)
  if (!vehicle || count === 0 || query.category?.length) return null
  const sum = (of: Int32Array, slug: string) => frame.typesOf(slug).reduce((all, id) => all + (of[id] ?? 0), 0)
  const purely = (parentId: number | null): string[] =>
    frame.childrenOf(parentId).flatMap(({ slug, categoryId }) => {
      const unlisted = sum(tally.unlisted, slug)
      if (unlisted === 0) return []
      if (unlisted === sum(tally.type, slug)) return [slug]
      return categoryId === null ? [] : purely(categoryId)
    })
  const every = wordFor(vehicle.types)
  return {
    count,
    categories: purely(null),
    madeFor: vehicle.model ? words.finding.universal.thisOne(every) : vehicle.make,
    every,
  }
}
