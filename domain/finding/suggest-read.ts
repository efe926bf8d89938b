import { POSITIONS } from '#common/constants'
import { listMakes, listModels } from '#domain/vehicles'
import { tag } from '#common/tags'
import type { Ctx } from '#platform/context'
import { catalogueFrame, type Frame, type PartType } from '#domain/catalogue'
import { corrections } from './read-again.ts'
import { type ReadWords, readWords } from './read-words.ts'
import type { Suggestion } from './schema.ts'
import { stem } from './stem.ts'
import { wordsToAskFor } from './known-words.ts'
import { type Names, phraseOf, shopNames } from './names.ts'
import { type KnownTexts, TextWords } from './text-words.ts'

const MOST_TYPES = 3
const MOST_VEHICLES = 3
const MOST_BEGUN = 5

type Car = { make?: string; model?: string; year?: number; label: string }

/** What a search would read the words as: part types, at a position, by a brand, for a car. Its last word may still be short. */
export async function suggestRead(ctx: Ctx, text: string): Promise<Suggestion[]> {
  const [frame, known] = await Promise.all([catalogueFrame(ctx), shopNames(ctx)])
  const texts = new TextWords()
  // The last word may not be whole: as far as it is not, names alone say what it may become.
  await texts.ask(
    ctx,
    wordsToAskFor(text, known).filter((word) => !text.endsWith(word)),
  )
  const ways = waysToRead(text, known, texts)
  const read = ways[0]!
  const typesOf = ({ types }: ReadWords, most: number) =>
    [...(types ?? [])]
      .flatMap((id) => frame.typeById.get(id) ?? [])
      .toSorted((a, b) => a.name.length - b.name.length)
      .slice(0, most)
  const whole = ways.find(({ types, rest }) => types && rest.length === 0)
  const begun = whole !== read && read.types && read.rest.length === 1 ? await carsBegun(ctx, read, read.rest[0]!) : []
  const typed = typesBegun(read, known, texts, frame)
  return [
    ...typed,
    ...begun.flatMap((car) => typesOf(read, 1).map((type) => suggestion(type, read, car))),
    ...(whole ? typesOf(whole, MOST_TYPES).map((type) => suggestion(type, whole, carOf(whole))) : []),
  ]
}

function carOf({ make, model, year }: ReadWords): Car | null {
  if (!make) return null
  const label = [year, make.name, model?.name].filter(Boolean).join(' ')
  return { make: make.slug, model: model?.slug, year: year ?? undefined, label }
}

/** As a search would read it, and then as it would read it again. */
function waysToRead(text: string, known: Names, texts: KnownTexts): ReadWords[] {
  const read = readWords(text, known, texts)
  return [read, ...corrections(read, known).map(({ q }) => readWords(q, known, texts))]
}

/** Part types for the car, brand or position before an unfinished last word: "audi a4 bra". */
function typesBegun(
  { words, rest, corrected }: ReadWords,
  known: Names,
  texts: KnownTexts,
  frame: Frame,
): Suggestion[] {
  const last = words.at(-1) ?? ''
  const isOpen = rest.at(-1) === last || corrected.some(({ from }) => from === last)
  const before = isOpen && waysToRead(words.slice(0, -1).join(' '), known, texts).find((way) => way.rest.length === 0)
  if (!before || (last.length < 2 && !before.types)) return []
  if (!before.make && before.brands.length + before.positions.length === 0) return []
  const begins = (word: string) => word.startsWith(stem(last))
  const ids = new Set([...known.typeWords].flatMap(([word, types]) => (begins(word) ? [...types] : [])))
  const leads = ({ name }: PartType) => Number(phraseOf(name).split(' ').some(begins))
  return [...(before.types ? ids.intersection(before.types) : ids)]
    .flatMap((id) => frame.typeById.get(id) ?? [])
    .toSorted((a, b) => leads(b) - leads(a) || a.name.length - b.name.length)
    .slice(0, MOST_BEGUN)
    .map((type) => suggestion(type, before, carOf(before)))
}

/** Makes that begin with a word; beside a make its models that do. */
async function carsBegun(ctx: Ctx, { make, model, year }: ReadWords, begun: string): Promise<Car[]> {
  const { makes, models } = await cars(ctx)
  const begins = ({ phrase }: { phrase: string }) => phrase.startsWith(stem(begun))
  if (model || (!make && begun.length < 2)) return []
  const found = make ? models.filter((one) => one.make === make.slug && begins(one)) : makes.filter(begins)
  return found.slice(0, MOST_VEHICLES).map(({ phrase: _phrase, ...car }) => ({ ...car, year: year ?? undefined }))
}

const cars = (ctx: Ctx) =>
  ctx.cache.get('begun-cars', [tag.vehicles], async () => {
    const [makes, models] = await Promise.all([listMakes(ctx), listModels(ctx)])
    return {
      makes: makes.map(({ slug, name }) => ({ make: slug, label: name, phrase: phraseOf(name) })),
      models: models.map(({ slug, name, make }) => ({
        make: make.slug,
        model: slug,
        label: `${make.name} ${name}`,
        phrase: phraseOf(name),
      })),
    }
  })

function suggestion(type: PartType, { positions, brands }: ReadWords, car: Car | null): Suggestion {
  const place = positions.join(' ')
  const position = POSITIONS.find((one) => one === place)
  const [brand] = brands
  const asked = {
    category: type.slug,
    brand: brand?.slug,
    position,
    make: car?.make,
    model: car?.model,
    year: car?.year?.toString(),
  }
  const query = new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  const what = [type.name, position, brand && `by ${brand.name}`].filter(Boolean)
  return {
    kind: 'category',
    label: car ? `${what.join(', ')}${what.length > 1 ? ',' : ''} for ${car.label}` : what.join(', '),
    hint: car ? 'Part type and vehicle' : 'Part type',
    href: `/shop?${query}`,
  }
}
