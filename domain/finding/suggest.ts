import { listMakes, listModels } from '#domain/vehicles'
import { tag } from '#common/tags'
import type { Ctx } from '#platform/context'
import { sql } from 'kysely'
import { canBeNumber, startsWith } from './find-numbers.ts'
import { catalogueFrame, normalNumber } from '#domain/catalogue'
import type { Suggestion } from './schema.ts'
import { suggestRead } from './suggest-read.ts'
import { phraseOf } from './names.ts'

const MOST = 8

type Entry = Suggestion & { phrase: string; weight: number }

/**
 * What somebody who types this may mean: part types, brands, vehicles by the beginnings of their words,
 * parts by the beginning of a number, and what a search would read the words as. At most eight, the likeliest first.
 * Nothing below two letters.
 */
export async function suggest(ctx: Ctx, text: string): Promise<Suggestion[]> {
  const phrase = phraseOf(text)
  if (normalNumber(text).length < 2 && phrase.length < 2) return []
  const [names, parts, asRead] = await Promise.all([
    entries(ctx),
    canBeNumber(text) ? byNumber(ctx, text) : [],
    suggestRead(ctx, text),
  ])
  const typed = phrase.split(' ')
  const matches = names
    .map((entry) => ({ entry, score: scoreOf(entry, phrase, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.entry.label.length - b.entry.label.length)
    .map(({ entry: { kind, label, hint, href } }) => ({ kind, label, hint, href }))
  const seen = new Set<string>()
  return [...parts, ...matches, ...asRead].filter(({ href }) => !seen.has(href) && seen.add(href)).slice(0, MOST)
}

/** Each typed word must begin some word of the name; the whole name from its start counts most. */
function scoreOf({ phrase, weight }: Entry, typed: string, words: string[]): number {
  if (phrase.startsWith(typed)) return weight + 10
  const parts = phrase.split(' ')
  return words.every((word) => parts.some((part) => part.startsWith(word))) ? weight : 0
}

function entries(ctx: Ctx): Promise<Entry[]> {
  return ctx.cache.get('suggestions', [tag.frame, tag.vehicles], async () => {
    const [frame, makes, models] = await Promise.all([catalogueFrame(ctx), listMakes(ctx), listModels(ctx)])
    const types = frame.types.flatMap(({ slug, name, synonyms }) =>
      [name, ...synonyms].map((label) => {
        const isName = label === name
        return {
          kind: 'category' as const,
          label: name,
          hint: isName ? 'Part type' : `Also called ${label}`,
          href: `/shop?category=${slug}`,
          phrase: phraseOf(label),
          weight: isName ? 5 : 4,
        }
      }),
    )
    const categories = frame.categories.map(({ slug, name }) => {
      return {
        kind: 'category' as const,
        label: name,
        hint: 'Category',
        href: `/shop?category=${slug}`,
        phrase: phraseOf(name),
        weight: 3,
      }
    })
    const brands = frame.brands.map(({ slug, name }) => {
      return {
        kind: 'brand' as const,
        label: name,
        hint: 'Brand',
        href: `/shop?brand=${slug}`,
        phrase: phraseOf(name),
        weight: 3,
      }
    })
    const vehicles = [
      ...makes.map((make) => ({ label: make.name, href: `/shop?make=${make.slug}`, weight: 2 })),
      ...models.map(({ name, slug, make }) => ({
        label: `${make.name} ${name}`,
        href: `/shop?make=${make.slug}&model=${slug}`,
        weight: 1,
      })),
    ].map((vehicle) => ({
      ...vehicle,
      kind: 'vehicle' as const,
      hint: 'Parts for this vehicle',
      phrase: phraseOf(vehicle.label),
    }))
    return [...types, ...categories, ...brands, ...vehicles]
  })
}

/** So many numbers with one beginning are looked through for the most bought. */
const MOST_NUMBERS = 2000

async function byNumber(ctx: Ctx, text: string): Promise<Suggestion[]> {
  const norm = normalNumber(text)
  const { rows } = await sql<{ id: number; number: string; kind: string; name: string }>`
    with hit as (
      select part_id, kind, norm from part_number where ${startsWith('norm', norm)} order by norm using ~<~
      limit ${sql.lit(MOST_NUMBERS)}
    ), best as (
      select p.id, min(n.norm) as norm, min(n.norm) = ${norm} as is_whole, p.pop from hit n join part p on p.id = n.part_id
      group by p.id order by is_whole desc, p.pop desc limit 5
    )
    select p.id, n.number, n.kind, p.name from best join part p on p.id = best.id
      cross join lateral (select number, kind from part_number where part_id = p.id and norm = best.norm limit 1) n
    order by best.is_whole desc, best.pop desc`.execute(ctx.finder)
  return rows.map(({ id, number, kind, name }) => {
    const hint = kind === 'own' ? name : kind === 'oe' ? `OE number: ${name}` : `Now replaced: ${name}`
    return { kind: 'part', label: number, hint, href: `/shop/${id}` }
  })
}
