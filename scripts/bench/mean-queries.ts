import { sql } from 'kysely'
import { SORTS } from '#domain/finding/schema'
import type { Db } from '#platform/db/pool'

const MOST_CHARACTERS = 120

/** Words that stand in most texts, that are almost words, and that are almost numbers. */
const COMMON = ['front', 'rear', 'steel', 'with', 'kit', 'mm', 'oe', 'left', 'vented', 'coated', 'premium', 'set']
const ALMOST = [
  'brkae',
  'ceramik',
  'absorbr',
  'vented-',
  'suspensoin',
  'galvanised',
  'thermostta',
  'alternatr',
  'gaskte',
]
const NUMBERS = ['0', '1', '00', '1K0', 'A4', '5L2', '99', '2012', '205/55', '302', '8E0 6', '12']

const take = <T>(all: readonly T[], from: number, count: number): T[] =>
  Array.from({ length: count }, (_, n) => all[(from + n * 5) % all.length]!)
const cut = (words: readonly string[]) => words.join(' ').slice(0, MOST_CHARACTERS)

/**
 * That many different queries of lists, each as long, wide or misspelt as the API takes them, with as many parts to a page as it gives:
 * people do not ask so, but anybody may.
 */
export async function meanQueries(db: Db, count: number): Promise<Record<string, string>[]> {
  const slugs = async (query: ReturnType<typeof sql<{ slug: string }>>) =>
    (await query.execute(db)).rows.map(({ slug }) => slug)
  const makes = await slugs(sql`
    select make.slug from make join part_make on make_id = make.id group by make.slug order by count(*) desc limit 20`)
  const brands = await slugs(sql`select slug from brand where id > 0 order by id`)
  const types = await slugs(sql`select slug from part_type where id > 0 order by id`)
  const sizes = await slugs(sql`
    select concat(measure, ':', value) as slug from part_measure
    where length(measure || value) < 70 and value !~ ',' group by measure, value order by count(*) desc, 1 limit 60`)
  const kinds: ((n: number) => Record<string, string>)[] = [
    (n) => ({ q: COMMON[n % COMMON.length]! }),
    (n) => ({ q: cut(take(COMMON, n, 30)) }),
    (n) => ({ q: cut(take(ALMOST, n, 20)) }),
    (n) => ({ q: cut(take(NUMBERS, n, 40)) }),
    (n) => ({ q: cut([...take(ALMOST, n, 4), ...take(NUMBERS, n, 6), ...take(COMMON, n, 9)]) }),
    (n) => ({ q: cut(['brake', 'pads', ...take(COMMON, n, 8).flatMap((word) => ['not', word])]) }),
    (n) => ({ q: take(COMMON, n, 2).join(' '), make: makes[n % makes.length]! }),
    (n) => ({ make: makes[n % makes.length]!, rating: '2', inStock: 'true', priceMin: String(3 + (n % 50)) }),
    (n) => ({ make: makes[n % makes.length]!, brand: take(brands, n, 40).join(',') }),
    (n) => ({ priceMin: String(3 + (n % 40)), priceMax: String(400 + n), brand: take(brands, n, 40).join(',') }),
    (n) => ({ measure: take(sizes, n, 40).join(','), category: take(types, n, 40).join(',') }),
    (n) => ({ measure: take(sizes, n, 2).join(','), q: COMMON[n % COMMON.length]!, make: makes[n % makes.length]! }),
    (n) => ({
      q: cut(['zzz', ...take(ALMOST, n, 9)]),
      make: makes[n % makes.length]!,
      brand: take(brands, n, 9).join(','),
      rating: '5',
    }),
    (n) => ({ q: '1'.repeat(4 + (n % 12)) }),
    (n) => ({
      q: makes
        .slice(n % 9, 9 + (n % 9))
        .join(' ')
        .slice(0, MOST_CHARACTERS),
    }),
  ]
  return Array.from({ length: count }, (_, n) => ({
    ...kinds[n % kinds.length]!(Math.floor(n / kinds.length)),
    sort: SORTS[n % SORTS.length]!,
    limit: String(96 - (Math.floor(n / (kinds.length * SORTS.length)) % 20)),
  }))
}
