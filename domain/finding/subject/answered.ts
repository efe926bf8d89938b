import type { Taxonomy } from '#domain/catalogue'
import type { Symptom } from '../reading/lexicon/lexicon-of-answers.ts'
import type { Lexicon } from '../reading/lexicon/lexicon.ts'
import type { NotSold, Page, Piece } from '../reading/pieces.ts'
import type { ReadWords } from '../reading/read-words.ts'

/** What the words ask for besides parts. */
export type Answered = { symptom: Symptom | null; notSold: NotSold | null; page: Page | null }

/** A brand that the shop does not have is asked for only where nothing else is. */
export function answeredBy(read: ReadWords | null, { answers }: Lexicon): Answered {
  const answered: Answered = { symptom: null, notSold: null, page: null }
  for (const piece of read?.pieces ?? []) {
    if (piece.kind === 'symptom') answered.symptom = answers.symptoms.get(piece.slug) ?? null
    if (piece.kind === 'page') answered.page = piece.page
  }
  answered.notSold = notSoldOf(read?.pieces ?? [])
  const [brand, ...others] = (read?.pieces ?? []).filter(({ kind }) => kind !== 'filler')
  if (brand?.kind === 'otherBrand' && others.length === 0) answered.notSold = { name: brand.name, near: [] }
  return answered
}

/**
 * Of several things that are not sold the one whose name says most, as it was typed: a "washer pump motor" is no engine. Of names that
 * say as much it is the last one.
 */
function notSoldOf(pieces: readonly Piece[]): NotSold | null {
  const named = pieces.flatMap((piece) => (piece.kind === 'notSold' ? [piece] : []))
  const saying = ({ at: [from, to], corrected }: Piece) => (corrected ? 0 : to - from)
  const most = Math.max(...named.map(saying))
  return named.findLast((piece) => saying(piece) === most)?.thing ?? null
}

/** The part types that a symptom is likely due to, the likeliest first: of the types that were named those, if any is. */
export function likelyTypes(
  { types }: Symptom,
  named: ReadonlySet<number> | null,
  { typesOf }: Pick<Taxonomy, 'typesOf'>,
): number[] {
  const likely = types.flatMap((slug) => typesOf(slug))
  const both = named ? likely.filter((id) => named.has(id)) : likely
  return both.length > 0 ? both : [...(named ?? [])]
}
