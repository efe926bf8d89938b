import { sql } from 'kysely'
import { catalogueTaxonomy, type MappedKind } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { catalogueWords } from '../mappings/our-words.ts'
import type { Ignored, Mapping, MappingKind, OursOf } from '../mappings/schema.ts'
import { theirWord } from '../mappings/their-word.ts'

/** Between a group and what is in it: "Brakes > Brake discs". */
export const WITHIN = />|»|→|\\|\/|\|/

/** What words of one supplier mean here. */
export type SupplierWords = {
  /** What a mapping says; undefined: there is none. */
  mapped<K extends MappingKind>(kind: K, word: string): OursOf<K> | Ignored | undefined
  /** The slug of a brand or part type, or a position: as mapped, else the shop's own by that name; null: left out. */
  ours(kind: MappedKind, word: string): string | null | undefined
  brandIds: ReadonlyMap<string, number>
  /** The name of the shop's brand that a word means. */
  brandName(word: string): string | undefined
  /** All headings of columns that an admin has decided. */
  columns(): Iterable<[heading: string, field: string | null]>
}

/** Reads the mappings of a supplier, and the shop's own words beside them, into memory. */
export async function wordsOfSupplier(ctx: Ctx, supplierId: number): Promise<SupplierWords> {
  const { rows } = await sql<Mapping>`
    select kind, theirs, ours from mapping where supplier_id = ${supplierId}`.execute(ctx.db)
  const byKind = new Map<string, Map<string, Mapping['ours']>>()
  for (const { kind, theirs, ours } of rows) {
    const known = byKind.get(kind) ?? new Map<string, Mapping['ours']>()
    byKind.set(kind, known.set(theirs, ours))
  }
  const mapped = (kind: MappingKind, word: string) => byKind.get(kind)?.get(theirWord(word))
  const [own, { brands, types }] = await Promise.all([catalogueWords(ctx), catalogueTaxonomy(ctx)])
  const named = types.flatMap(({ slug, singular, synonyms }) =>
    [singular, ...synonyms].map((word) => ({ word: theirWord(word), slug })),
  )
  const typesByWord = Map.groupBy(named, ({ word }) => word)
  // "Tyre" is a word for tyres of three seasons: which one is meant nobody but a person knows.
  const alone = (word: string) => {
    const [one, ...others] = typesByWord.get(theirWord(word)) ?? []
    return others.every(({ slug }) => slug === one?.slug) ? one?.slug : undefined
  }
  const typeOf = (word: string) => own.type(word)?.slug ?? alone(word)
  const find = (kind: MappedKind, word: string): string | null | undefined => {
    const said = mapped(kind, word)
    if (said && 'ignore' in said) return null
    if (kind === 'brand') return said ? (said as OursOf<'brand'>).brand : own.brand(word)?.slug
    if (kind === 'part-type')
      return said ? (said as OursOf<'part-type'>).type : (typeOf(word) ?? typeOf(word.split(WITHIN).at(-1)!))
    return said ? (said as OursOf<'position'>).position : undefined
  }
  const found = new Map<string, string | null | undefined>()
  const ours: SupplierWords['ours'] = (kind, word) => {
    const key = `${kind} ${word}`
    if (!found.has(key)) found.set(key, find(kind, word))
    return found.get(key)
  }
  const nameOf = new Map(brands.map(({ slug, name }) => [slug, name]))
  return {
    mapped: mapped as SupplierWords['mapped'],
    ours,
    brandName: (word) => nameOf.get(ours('brand', word) ?? ''),
    brandIds: new Map(brands.map(({ slug, id }) => [slug, id])),
    *columns() {
      for (const [heading, ours] of byKind.get('column') ?? []) yield [heading, 'field' in ours ? ours.field : null]
    },
  }
}
