import { listMakes, listModels } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { sql } from 'kysely'
import { canBeNumber, startsWith } from './find-numbers.ts'
import { catalogueFrame } from './frame.ts'
import type { Suggestion } from './schema.ts'
import { normalNumber } from './stem.ts'
import { phraseOf } from './vocabulary.ts'

const MOST = 8

type Entry = Suggestion & { phrase: string; weight: number }

/**
 * What somebody who types this may mean: part types, brands, vehicles by the beginnings of their words,
 * and parts by the beginning of a number. At most eight, the likeliest first. Nothing below two letters.
 */
export async function suggest(ctx: Ctx, text: string): Promise<Suggestion[]> {
  const phrase = phraseOf(text)
  if (normalNumber(text).length < 2 && phrase.length < 2) return []
  const [names, parts] = await Promise.all([entries(ctx), canBeNumber(text) ? byNumber(ctx, text) : []])
  const typed = phrase.split(' ')
  const matches = names
    .map((entry) => ({ entry, score: scoreOf(entry, phrase, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.entry.label.length - b.entry.label.length)
    .map(({ entry: { kind, label, hint, href } }) => ({ kind, label, hint, href }))
  const seen = new Set<string>()
  return [...parts, ...matches].filter(({ href }) => !seen.has(href) && seen.add(href)).slice(0, MOST)
}

/** Each typed word must begin some word of the name; the whole name from its start counts most. */
function scoreOf({ phrase, weight }: Entry, typed: string, words: string[]): number {
  if (phrase.startsWith(typed)) return weight + 10
  const parts = phrase.split(' ')
  return words.every((word) => parts.some((part) => part.startsWith(word))) ? weight : 0
}

function entries(ctx: Ctx): Promise<Entry[]> {
  return ctx.kept.get('vocabulary', 'suggestions', async () => {
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

async function byNumber(ctx: Ctx, text: string): Promise<Suggestion[]> {
  const norm = normalNumber(text)
  const { rows } = await sql<{ id: number; number: string; kind: string; name: string }>`
    select p.id, n.number, n.kind, p.name from (
      select part_id, number, kind, norm from part_number where ${startsWith('norm', norm)} order by norm using ~<~ limit 5
    ) n join part p on p.id = n.part_id order by n.norm, p.pop desc`.execute(ctx.finder)
  return rows.map(({ id, number, kind, name }) => {
    const hint = kind === 'own' ? name : kind === 'oe' ? `OE number: ${name}` : `Now replaced: ${name}`
    return { kind: 'part', label: number, hint, href: `/shop/${id}` }
  })
}
