import { restAsTyped, withoutWords } from './relax.ts'
import { type ReadWords, saysNothing, slipsBetween } from './read-words.ts'
import type { PartQuery, Reading } from '../schema.ts'
import { stem, wordsOf } from '../stem.ts'
import type { Subject } from './understand.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The words of a search read otherwise, since what was left over of them matched nothing. */
export type OtherWords = { q: string; corrected: Reading['corrected']; dropped: string[] }

const MOST_NEAR = 3
/** Nobody waits for more tries of each way than these. */
const MOST_TRIES = 6

/** Names within two letters of a word, the nearest first; in four letters one slip is already much. */
function namesNear(word: string, known: Vocabulary): string[] {
  const slips = word.length < 5 ? 1 : 2
  if (word.length < 4 || /[^\p{L}]/u.test(word)) return []
  const isName = (one: string) => known.typeWords.has(one) || known.brands.has(one) || known.makes.has(one)
  const sameLength = Array.from({ length: 2 * slips + 1 }, (_, i) => known.byLength.get(word.length - slips + i) ?? [])
  return sameLength
    .flat()
    .filter((name) => name !== word && name[0] === word[0] && isName(name))
    .map((name) => ({ name, far: slipsBetween(word, name) }))
    .filter(({ far }) => far <= slips)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST_NEAR)
    .map(({ name }) => name)
}

/** A model that only one make has says which make is meant. */
function modelNamed(word: string, read: ReadWords, known: Vocabulary): string[] {
  const models = read.make ? [] : (known.models.get(word) ?? [])
  return models.length === 1 ? [`${models[0]!.make.name} ${models[0]!.name}`] : []
}

/** Each left-over word as a name that it may have been meant for, the likeliest first. */
export function corrections(q: string, read: ReadWords, known: Vocabulary): OtherWords[] {
  return restAsTyped(read).flatMap((from) => {
    const word = stem(from)
    return [...modelNamed(word, read, known), ...namesNear(word, known)].map((to) => ({
      q: wordsOf(q)
        .map((one) => (one === from ? to : one))
        .join(' '),
      corrected: [{ from, to }],
      dropped: [],
    }))
  })
}

/** The search without one of its left-over words, and without all of them. */
export function withoutRest(q: string, read: ReadWords): OtherWords[] {
  const rest = restAsTyped(read)
  const singles = rest.slice(0, MOST_TRIES - 1).map((word) => [word])
  const sets = rest.length > 1 ? [...singles, rest] : [rest]
  return sets.map((dropped) => ({ q: withoutWords(q, dropped), corrected: [], dropped }))
}

/**
 * The first of the other ways to read a search that finds something, null if none does: first a left-over word
 * corrected, then without it.
 */
export async function readAgain<Result extends { subject: Subject; found: { tally: { count: number } } }>(
  query: PartQuery,
  read: ReadWords,
  known: Vocabulary,
  search: (query: PartQuery) => Promise<Result>,
): Promise<(Result & { other: OtherWords }) | null> {
  const ways = [corrections(query.q!, read, known), withoutRest(query.q!, read)]
  for (const other of ways.flatMap((way) => way.slice(0, MOST_TRIES))) {
    const result = other.q ? await search({ ...query, q: other.q }) : null
    if (result && result.found.tally.count > 0 && !saysNothing(result.subject.read!)) return { ...result, other }
  }
  return null
}
