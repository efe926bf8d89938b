import type { KnownTexts } from '../../text-words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { qualitiesIn } from '../lexicon/lexicon-of-qualities.ts'
import type { Piece } from '../pieces.ts'
import { squashed, type Tokens } from '../tokens.ts'

type Texts = Pick<KnownTexts, 'isThere'>

const SCORE = 2.05
/** "LED" rather names the type that has it in its name, if that agrees with what else is said. */
const SCORE_OF_TYPE = 1.4
/** Two pieces are rather meant than a name that takes both. */
const APART = 0.3

/**
 * A quality of a part, by a name that the parts' texts have: "Keramik" is looked for as "ceramic" where they are English. None
 * where they have none of its names. In a type's other name too: "AGM battery" are the batteries that are AGM.
 */
export function proposeQualities(tokens: Tokens, lexicon: Lexicon, texts: Texts, named: Piece[]): Piece[] {
  const { words, types } = lexicon
  const said = [...qualitiesIn(tokens, words.qualities), ...comingWith(tokens, lexicon)].filter(
    ({ at }) => !named.some((piece) => isNameAround(piece, at)),
  )
  const qualities = said.flatMap(({ at, count, ways }): Piece[] => {
    const words = wayInTexts(ways, texts)
    if (!words) return []
    const score = isOfType(squashed(words.join(' ')), types.own) ? SCORE_OF_TYPE : SCORE * count
    return [{ kind: 'text', at, words, isQuality: true, score }]
  })
  const names = named.filter((piece) => piece.kind === 'type' && piece.isWhole && !types.own.has(piece.key))
  return [...qualities, ...names.flatMap((name) => qualities.flatMap((quality) => withoutQuality(name, quality) ?? []))]
}

/** A word of a longer name of what is not sold is no quality: an "exhaust rubber" is no exhaust of rubber. */
const isNameAround = ({ kind, at: [from, to], corrected }: Piece, [first, last]: Piece['at']): boolean =>
  kind === 'notSold' && !corrected && from <= first && last <= to && to - from > last - first

/** What comes with a part is a thing of its own where no "with" stands before it. */
function comingWith(tokens: Tokens, { words, cues }: Lexicon) {
  const isWith = new Set(cues.with.split('|'))
  return qualitiesIn(tokens, words.comesWith).filter(({ at: [from] }) =>
    tokens.words.some(({ at: [, to], text }) => to === from && isWith.has(text.toLowerCase())),
  )
}

const isOfType = (key: string, own: ReadonlySet<string>) => [...own].some((name) => name.startsWith(key))

/** The first way to say a quality that the parts' texts have. */
export const wayInTexts = (ways: readonly (readonly string[])[], texts: Texts) =>
  ways.find((way) => way.every((word) => texts.isThere(word)))

/** A quality as the parts' texts have it, or what comes with them: "Wasserpumpe" is a water pump. Another word as it is. */
export function asInTexts(typed: string, { words, types }: Pick<Lexicon, 'words' | 'types'>, texts: Texts): string {
  const key = squashed(typed)
  const ways = words.qualities.get(key) ?? words.comesWith.get(key) ?? []
  const [type, ...others] = types.whole.get(key) ?? []
  const singular = type === undefined || others.length > 0 ? undefined : types.singular.get(type)
  return wayInTexts([[typed], ...ways], texts)?.join(' ') ?? singular ?? typed
}

/** The rest of a name of types that begins or ends with a quality; null: it does not. */
export function withoutQuality({ at: [from, to], ...name }: Piece, { at: [first, last], score }: Piece): Piece | null {
  if (last - first >= to - from) return null
  const rest = first === from && last < to ? [last, to] : last === to && first > from ? [from, first] : null
  return rest && { ...name, at: [rest[0]!, rest[1]!], score: name.score - score + APART }
}

/** What German puts between the words of one: "Lüfter·relais", "Pumpe·n·relais", "Heizung·s·schlauch". */
const LEAST_OF_CHOICE = 3
const LINKS = ['', 'n', 's', 'en', 'es', 'e']

/** A word of what parts say of themselves and the name of such a part: "Kraftstoffpumpenrelais"; null: it is none. */
export function choiceInWord(word: string, lexicon: Pick<Lexicon, 'names' | 'choices'>): string | null {
  const own = typesNamed(word, lexicon)
  for (let at = LEAST_OF_CHOICE; at <= word.length - LEAST_OF_NAME; at++) {
    const types = typesNamed(word.slice(at), lexicon)
    if (types.length === 0) continue
    for (const link of LINKS) {
      const said = word.slice(0, at - link.length)
      const choices = word.slice(0, at).endsWith(link) ? (lexicon.choices.get(squashed(said)) ?? []) : []
      const its = types.filter((type) => choices.some((choice) => choice.types.has(type)))
      if (its.length > 0 && (own.length === 0 || its.some((type) => own.includes(type))))
        return `${said} ${word.slice(at)}`
    }
  }
  return null
}

const typesNamed = (name: string, { names }: Pick<Lexicon, 'names'>): number[] =>
  (names.get(squashed(name)) ?? []).flatMap((one) => (one.kind === 'type' ? [...one.types] : []))

/** A shorter one is the beginning of too many words. */
const LEAST_IN_WORD = 5
const LEAST_OF_NAME = 3

/**
 * A word that is a quality and the name of what has it, or a word of that name: "Gummimatten"; null: it is none. A
 * "Gasdruckfeder" is a name of its own, for no "Feder" is one.
 */
export function qualityInWord(
  word: string,
  { names, words: { qualities } }: Pick<Lexicon, 'names' | 'words'>,
): { apart: string; ways: readonly (readonly string[])[] } | null {
  const own = typesNamed(word, { names })
  for (let at = LEAST_IN_WORD; at <= word.length - LEAST_OF_NAME; at++) {
    const [quality, name] = [word.slice(0, at), word.slice(at)]
    const ways = qualities.get(squashed(quality))
    const types = ways ? typesNamed(name, { names }) : []
    if (types.length > 0 && (own.length === 0 || types.some((type) => own.includes(type))))
      return { apart: `${quality} ${name}`, ways: ways! }
  }
  return null
}
