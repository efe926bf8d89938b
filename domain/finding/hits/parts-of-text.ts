import { type RawBuilder, sql } from 'kysely'
import { SOLD } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { askedMeasures } from '../filters/asked-measures.ts'
import { type Excluded, excludes } from '../subject/excluded.ts'
import { type FacetFilters, placesOf } from '../filters/facet-filters.ts'
import { facetConditions, measureConditions, where } from './list-page.ts'

/**
 * Ids of the parts whose texts have the words of a search, null: no words are asked for; of those whose names have them; of those
 * that say what must come with the part, null: nothing must, or no part says it; and of those that say what is not wanted.
 */
export type PartsOfText = {
  ids: number[] | null
  named: ReadonlySet<number>
  only: ReadonlySet<number> | null
  without: ReadonlySet<number>
}

/**
 * The words that texts must have (null: none); of these, `choices` must stand in the part's own name or attributes, and not only in
 * another name of its type; what excludes a part, and what the words name besides.
 */
type Words = { text: string | null; choices: readonly string[] } & Excluded &
  Pick<FacetFilters, 'types' | 'brands' | 'positions'>

/** How a text says that something comes with the part or does not, in the languages that the box reads. */
const WITH = 'with|incl|including|mit|inkl|con|avec'
const LACKS = 'without|w/o|no|ohne|sin|sans'
const IS_NOT = 'not|non|nicht'
const ARTICLE = 'an?|the|any|ein(?:en?)?|d(?:en|ie|as)|une?|una|l(?:e|a|es|os|as)|el'

/** The runs of letters and digits of a text. */
const runsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** What the texts of parts say to the searches of one request. Each question is asked once. */
export class TextsOfParts {
  readonly #found = new Map<string, PartsOfText>()

  /** Null where a subject asks nothing of them. */
  async ask(ctx: Ctx, { text, choices, types, brands, positions, ...rest }: Words): Promise<PartsOfText | null> {
    const { without, ofItself, notMeasured, notAt, notFor, comesWith, qualities } = rest
    const excluded = { without, ofItself, notMeasured, notAt, notFor, comesWith, qualities }
    if (!text && !excludes(excluded)) return null
    const named = { types, brands, positions }
    const key = JSON.stringify([
      text,
      choices,
      excluded,
      ...Object.values(named).map((values) => values && [...values]),
    ])
    const found = this.#found.get(key) ?? (await read(ctx, { text, choices }, excluded, facetConditions(named)))
    this.#found.set(key, found)
    return found
  }
}

const fitting = ({ make, models }: Excluded['notFor'][number]) =>
  models
    ? sql`exists (select from application a join model m on m.id = a.model_id
        where a.part_id = p.id and m.make_id = ${make} and m.slug = any(${models}::text[]))`
    : sql`exists (select from part_make m where m.part_id = p.id and m.make_id = ${make})`

async function read(
  ctx: Ctx,
  { text, choices }: Pick<Words, 'text' | 'choices'>,
  { without, ofItself, notMeasured, notAt, notFor, comesWith, qualities }: Excluded,
  named: RawBuilder<unknown>[],
): Promise<PartsOfText> {
  const having = (words: string) => sql`p.search @@ plainto_tsquery('english', ${words})`
  const inARow = (words: string) => runsOf(words).join(String.raw`\W+`)
  // "without level sensor" lacks a sensor.
  const saying = (how: string, words: string) =>
    sql`${having(words)} and p.words ~* ${String.raw`\m(${how})\s+((${ARTICLE})\s+)?(\w+\s+)?${inARow(words)}`}`
  const isNamed = (words: string) =>
    sql.join([sql`true`, ...runsOf(words).map((word) => sql`p.name ~* ${String.raw`\m${word}`}`)], sql` and `)
  const saysItself = (words: string) => sql`(${isNamed(words)} or exists (
    select from jsonb_array_elements(p.attributes) as own where own ->> 1 ~* ${String.raw`\m${inARow(words)}`}))`
  const idsOf = (conditions: RawBuilder<unknown>[], all = sql` or `) =>
    conditions.length > 0
      ? sql`(select json_agg(p.id) from part p ${where([SOLD, sql`(${sql.join(conditions, all)})`, ...named])})`
      : sql`null`
  const unwanted = [
    ...without.map(
      (words) =>
        sql`${having(words)} and not (${saying(`${LACKS}|${IS_NOT}`, words)}) and ${ofItself.includes(words) ? saysItself(words) : sql`true`}`,
    ),
    ...notAt.flatMap((place) => facetConditions({ positions: new Set(placesOf(place)) })),
    ...notFor.map(fitting),
    ...notMeasured.map((sizes) => sql.join(measureConditions(askedMeasures(sizes)!), sql` and `)),
    ...comesWith.map((words) => saying(LACKS, words)),
    ...qualities.map((words) => saying(`${LACKS}|${IS_NOT}`, words)),
  ]
  const wanted = comesWith.map((words) => saying(WITH, words))
  const inTexts = (words: string) => sql`(
    select json_build_object('ids', json_agg(p.id), 'named', json_agg(p.id) filter (where ${isNamed(words)}))
    from part p ${where([SOLD, having(words), ...choices.map(saysItself), ...named])})`
  type Ids = number[] | null
  const query = sql<{ texts: Record<'ids' | 'named', Ids> | null; only: Ids; without: Ids }>`
    select ${text ? inTexts(text) : sql`null`} as texts, ${idsOf(wanted, sql` and `)} as only, ${idsOf(unwanted)} as without`
  const { rows } = await ctx.heavy.read((db) => query.execute(db))
  const found = rows[0]!
  return {
    ids: text ? (found.texts?.ids ?? []) : null,
    named: new Set(found.texts?.named),
    only: found.only && new Set(found.only),
    without: new Set(found.without),
  }
}
