import { namesIn, type Row } from './rows.ts'
import { squashed } from '../tokens.ts'

/** What versions of a model are called, without spaces: "typer" → the slugs of the makes that have one; null: any has. */
export type TrimNames = ReadonlyMap<string, ReadonlySet<string> | null>

/** Builds the names of versions from the rows `make,names`. No make: every car may be one ("coupe", "4x4"). */
export function namesOfTrims(rows: readonly Row[], slugOfMake: (name: string) => string | undefined): TrimNames {
  const names = new Map<string, Set<string> | null>()
  for (const { make = '', names: all = '' } of rows) {
    const slug = slugOfMake(squashed(make))
    if (make && !slug) continue
    for (const key of namesIn(all).map(squashed)) {
      if (!slug) names.set(key, null)
      else if (names.get(key) !== null) names.set(key, (names.get(key) ?? new Set()).add(slug))
    }
  }
  return names
}
