/** Kinds of parts that no search of the shop asks for. */
const NO_SEARCH = ['best-sellers', 'hidden', 'retired']

/** Whether a search of the shop finds what the list's address asks for. */
export const isSearch = (params: URLSearchParams) => !NO_SEARCH.includes(params.get('sort') ?? '')

/** What the list finds, as a search of the shop; null where no search finds just that. */
export function foundBy(params: URLSearchParams, count: number | null): { search: string; count: number } | null {
  if (count === null || !isSearch(params)) return null
  const [q, condition] = [params.get('q'), params.get('condition')]
  return { search: String(new URLSearchParams({ ...(q && { q }), ...(condition && { condition }) })), count }
}
