import { phrase } from '#common/phrase'
import type { Taxonomy } from '#domain/catalogue'
import type { PartQuery } from '../schema.ts'
import type { SaidUniversalParts } from '../phrased.ts'
import type { Tally } from '../hits/tally.ts'
import type { Subject } from '../subject/understand.ts'

type Kind = 'car' | 'truck' | 'motorcycle' | 'vehicle'
const KINDS: Record<string, Kind> = { car: 'car', 'suv-van': 'car', truck: 'truck', motorcycle: 'motorcycle' }

/** The kind that vehicles of these types are, all of them. */
function kindOf(types: string[]): Kind {
  const kinds = new Set(types.map((type) => KINDS[type] ?? 'vehicle'))
  return kinds.size === 1 ? [...kinds][0]! : 'vehicle'
}

/**
 * The universal parts, which a vehicle's own list leaves to their categories: how many, and the widest categories and
 * types that contain nothing else. Null if there are none, or if a category is chosen.
 */
export function universalParts(
  tally: Tally,
  subject: Subject,
  query: PartQuery,
  taxonomy: Taxonomy,
): SaidUniversalParts | null {
  const { vehicle } = subject
  const count = tally.unlisted.reduce((sum, n) => sum + n, 0)
  if (!vehicle || count === 0 || query.category?.length) return null
  const sum = (of: Int32Array, slug: string) => taxonomy.typesOf(slug).reduce((all, id) => all + (of[id] ?? 0), 0)
  const purely = (parentId: number | null): string[] =>
    taxonomy.childrenOf(parentId).flatMap(({ slug, categoryId }) => {
      const unlisted = sum(tally.unlisted, slug)
      if (unlisted === 0) return []
      if (unlisted === sum(tally.type, slug)) return [slug]
      return categoryId === null ? [] : purely(categoryId)
    })
  const kind = kindOf(vehicle.types)
  return {
    count,
    categories: purely(null),
    madeFor: vehicle.model ? phrase('finding.universal.thisOne', kind) : vehicle.make,
    every: phrase('finding.universal.every', kind),
  }
}
