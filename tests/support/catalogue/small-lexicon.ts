import { buildLexicon } from '../../../domain/finding/reading/lexicon/lexicon.ts'
import { rowsOf } from '../../../domain/finding/reading/lexicon/rows.ts'

type Built = Parameters<typeof buildLexicon>[0]
type TypeNamed = [slug: string, name: string, singular: string, synonyms?: string[]]

/** A lexicon of these part types alone, whose ids count from 1, with what their parts say of themselves. */
export const smallLexicon = (types: TypeNamed[], values: Built['values']) =>
  buildLexicon({
    taxonomy: {
      types: types.map(([slug, name, singular, synonyms = []], n) => ({ id: n + 1, slug, name, singular, synonyms })),
      brands: [],
      oldNames: [],
    } as never,
    makes: [],
    values,
    fitBySpec: new Set(),
    universal: new Set(),
    rows: rowsOf,
  })
