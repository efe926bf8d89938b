import { restAsTyped, withoutWords } from './relax.ts'
import { type ReadWords, saysNothing } from './read-words.ts'
import { mostSlips, namesAboutAsLong, slipsBetween } from './slips.ts'
import type { Reading } from './schema.ts'
import type { Searched } from './search.ts'
import { stem } from './stem.ts'
import { type KnownTexts, mayBeSlip } from './text-words.ts'
import type { Subject } from './understand.ts'
import { type Names, phraseOf } from './names.ts'

/** The words of a search read differently, because the left-over ones matched nothing. */
export type OtherWords = { q: string; corrected: Reading['corrected']; dropped: string[] }

const MOST_NEAR = 3
/** The limit for each way of reading: nobody waits for more. */
const MOST_TRIES = 6

/** Names within two typing errors of a word, the nearest first; within one for words of up to five letters. */
function namesNear(word: string, known: Names): string[] {
  if (!mayBeSlip(word)) return []
  const isName = (one: string) => known.typeWords.has(one) || known.brands.has(one) || known.makes.has(one)
  return namesAboutAsLong(word, known)
    .filter((name) => name !== word && name[0] === word[0] && isName(name))
    .map((name) => ({ name, far: slipsBetween(word, name) }))
    .filter(({ far }) => far <= mostSlips(word))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST_NEAR)
    .map(({ name }) => name)
}

/** The left-over words, and pairs and triples of neighbours. */
function leftOver(read: ReadWords): string[] {
  const rest = restAsTyped(read)
  const typed = ` ${read.words.join(' ')} `
  const spans = [3, 2, 1].flatMap((length) => rest.map((_, at) => rest.slice(at, at + length)))
  return [...new Set(spans.map((span) => span.join(' ')))].filter((span) => typed.includes(` ${span} `))
}

/** A model that only one make has implies the make. */
function modelNamed(phrase: string, read: ReadWords, known: Names): string[] {
  const models = read.make ? [] : (known.models.get(phraseOf(phrase)) ?? [])
  return models.length === 1 ? [`${models[0]!.make.name} ${models[0]!.name}`] : []
}

/** The left-over words read as a name that they may mean, the likeliest first: with the other words, then without. */
export function corrections(read: ReadWords, known: Names): OtherWords[] {
  const names = leftOver(read).flatMap((from) =>
    [...modelNamed(from, read, known), ...namesNear(stem(from), known)].map((to) => ({ from, to })),
  )
  const ways = names.map(({ from, to }) => {
    const others = restAsTyped(read).filter((word) => !from.split(' ').includes(word))
    const named = (words: string) => ` ${words} `.replace(` ${from} `, ` ${to} `).trim()
    return {
      whole: { q: named(read.words.join(' ')), corrected: [{ from, to }], dropped: [] },
      alone: { q: named(withoutWords(read, others)), corrected: [{ from, to }], dropped: others },
    }
  })
  return [
    ...ways.map(({ whole }) => whole).slice(0, MOST_TRIES),
    ...ways
      .map(({ alone }) => alone)
      .filter(({ dropped }) => dropped.length > 0)
      .slice(0, MOST_TRIES),
  ]
}

/** The search without those left-over words that occur in no part's text, without one more of them, and without all. */
export function withoutRest(read: ReadWords, texts: KnownTexts): OtherWords[] {
  const rest = restAsTyped(read)
  const there = rest.filter((word) => texts.isThere(word))
  const strangers = rest.filter((word) => !texts.isThere(word))
  const sets = [strangers, ...there.slice(0, MOST_TRIES - 2).map((word) => [...strangers, word]), rest]
  const wholes = new Map(sets.map((dropped) => [dropped.join(' '), dropped]))
  return [...wholes.values()]
    .filter((dropped) => dropped.length > 0)
    .map((dropped) => ({ q: withoutWords(read, dropped), corrected: [], dropped }))
}

/**
 * The first other reading of a search that finds something, or null: first with a left-over word corrected, then
 * without it. Words that belong to a number are not dropped.
 */
export async function readAgain(
  { read, numbers }: Subject,
  names: Names,
  texts: KnownTexts,
  search: (q: string) => Promise<Searched | null>,
): Promise<(Searched & { other: OtherWords }) | null> {
  if (!read) return null
  for (const other of [...corrections(read, names), ...(numbers ? [] : withoutRest(read, texts))]) {
    const searched = other.q ? await search(other.q) : null
    if (searched && searched.found.tally.count > 0 && !saysNothing(searched.subject.read!))
      return { ...searched, other }
  }
  return null
}
