import { catalogueTaxonomy, type Taxonomy } from '#domain/catalogue'
import { tag } from '#common/tags'
import { type Phrase, phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import type { SaidSuggestion } from '../phrased.ts'
import { phraseOf } from '../stem.ts'
import { commonCars } from './common-cars.ts'

/** A name of the shop; the heavier, the more likely it is meant. */
type Entry = SaidSuggestion & { label: string; phrase: string; weight: number }

/**
 * Names of part types, categories, brands and vehicles in which each word of `phrase` begins some word. The likeliest
 * first.
 */
export async function suggestNames(ctx: Ctx, phrase: string): Promise<SaidSuggestion[]> {
  const typed = phrase.split(' ')
  return (await entries(ctx))
    .map((entry) => ({ entry, score: scoreOf(entry, phrase, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.entry.label.length - b.entry.label.length)
    .map(({ entry: { kind, label, hint, href } }) => ({ kind, label, hint, href }))
}

/** A match from the start of the whole name counts most. */
function scoreOf({ phrase, weight }: Entry, typed: string, each: string[]): number {
  if (phrase.startsWith(typed)) return weight + 10
  const parts = phrase.split(' ')
  return each.every((word) => parts.some((part) => part.startsWith(word))) ? weight : 0
}

function entries(ctx: Ctx): Promise<Entry[]> {
  return ctx.cache.get('suggestions', [tag.taxonomy, tag.vehicles], async () => [
    ...namesOfParts(await catalogueTaxonomy(ctx)),
    ...(await namesOfVehicles(ctx)),
  ])
}

function namesOfParts({ types, categories, brands, oldNames }: Taxonomy): Entry[] {
  const entry = (kind: Entry['kind'], label: string, hint: Phrase, query: string, weight: number, name = label) => {
    return { kind, label, hint, href: `/shop?${query}`, phrase: phraseOf(name), weight }
  }
  return [
    ...types.flatMap(({ slug, name, synonyms }) => [
      entry('category', name, phrase('finding.suggestion.type'), `category=${slug}`, 5),
      ...synonyms.map((other) =>
        entry('category', name, phrase('finding.suggestion.alsoCalled', other), `category=${slug}`, 4, other),
      ),
    ]),
    ...categories.map(({ slug, name }) =>
      entry('category', name, phrase('finding.suggestion.category'), `category=${slug}`, 3),
    ),
    ...brands.map(({ slug, name }) => entry('brand', name, phrase('finding.suggestion.brand'), `brand=${slug}`, 3)),
    ...oldNames.map(({ name: old, brand: { slug, name } }) =>
      entry('brand', name, phrase('finding.suggestion.alsoCalled', old), `brand=${slug}`, 2, old),
    ),
  ]
}

/** Between 0 and 1: common vehicles come first among those of a kind. */
const share = (weight: number) => weight / (weight + 100)

async function namesOfVehicles(ctx: Ctx): Promise<Entry[]> {
  const { makes, models } = await commonCars(ctx)
  const vehicles: (Pick<Entry, 'label' | 'href' | 'weight'> & { name?: string })[] = [
    ...makes.map(({ slug, name, weight }) => ({ label: name, href: `/shop?make=${slug}`, weight: 2 + share(weight) })),
    ...models.flatMap(({ name, slug, make, weight }) => {
      const model = { label: `${make.name} ${name}`, href: `/shop?make=${make.slug}&model=${slug}` }
      const said = { ...model, weight: 1 + share(weight) }
      // "Mazda 3" is the Mazda3.
      const isDoubled = name.startsWith(make.name) && name !== make.name
      return isDoubled ? [said, { ...said, name: `${make.name} ${name.slice(make.name.length)}` }] : [said]
    }),
  ]
  const hint = phrase('finding.suggestion.vehicle')
  return vehicles.map(({ name, ...vehicle }) => ({
    ...vehicle,
    kind: 'vehicle',
    hint,
    phrase: phraseOf(name ?? vehicle.label),
  }))
}
