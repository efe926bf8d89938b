import { ALL_CARS } from '#common/constants'
import { shopList as say } from '#common/words'
import type { PartList } from '#domain/finding/schema'

const MOST_NAMED = 3

type Told = {
  facets: { category: PartList['facets']['category'] }
  reading: { isEmpty: boolean; pieces: readonly { kind: string }[] } | null
}

/** Whether the words say the model and the year, so that the car need not be named beside them. */
const namesCar = (reading: Told['reading']) =>
  reading !== null &&
  reading.pieces.some(({ kind }) => kind === 'model') &&
  reading.pieces.some(({ kind }) => kind === 'year')

/** What a list's page is called: by its part types, else by what was typed, and for which car it is. Null: it is the whole shop. */
export function listTitle({ facets, reading }: Told, words?: string, vehicle?: string): string | null {
  const categories = facets.category.filter(({ selected }) => selected).map(({ label }) => label)
  const named = categories.length > MOST_NAMED ? say.title.categories(categories.length) : categories.join(', ')
  const what = named || (words && !reading?.isEmpty ? say.quoted(words) : null)
  return vehicle && (named || !namesCar(reading)) ? say.title.of(what ?? say.title.forCar, vehicle) : what
}

/** Ways to look at a list: it is the same one, so its plain address stands for them all. */
const VIEWS = [
  ALL_CARS,
  'brand',
  'tier',
  'measure',
  'position',
  'condition',
  'priceMin',
  'priceMax',
  'rating',
  'inStock',
  'sort',
]

/**
 * The address under which search engines know a list; none if they should not. They are told of the whole shop and single
 * categories: not of words, vehicles (they have pages of their own) or later pages.
 */
export function plainAddress(params: URLSearchParams): string | undefined {
  const names = [...new Set(params.keys())].filter((name) => !VIEWS.includes(name))
  if (names.length === 0) return '/shop'
  const category = params.getAll('category').join(',')
  return names.length === 1 && category && !category.includes(',') ? `/shop?category=${category}` : undefined
}
