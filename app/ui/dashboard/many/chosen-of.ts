import type { ChosenParts } from '#domain/runs/schema'

/** Which parts a page's address names: `?parts=1,2`, or `?search=` with what a list of parts can be asked for. */
export function chosenOf(params: URLSearchParams): ChosenParts {
  const parts = params.get('parts')?.split(',').filter(Boolean) ?? []
  return parts.length > 0 ? { parts } : { search: params.get('search') ?? '' }
}
