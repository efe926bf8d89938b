import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'

const FOLDER = join(import.meta.dirname, 'judged')

/** What must hold of an answer: `{ name: 'measure', is: '=', value: '302 mm' }`. */
export type Clause = { name: string; is: '=' | '>' | ''; value: string }
export type Judged = { class: string; query: string; expects: Clause[] }

const rowsOf = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(FOLDER, file)), { delimiter: '\t', columns: true, quote: null })

/** All queries of the judged set, by class (judged/README.md). */
export const judgedSet: Judged[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.tsv') && file !== 'parts.tsv')
  .flatMap((file) =>
    rowsOf(file).map(({ query, expectation }) => ({
      class: file.replace('.tsv', ''),
      query: query!,
      expects: expectation!.split(';').map((clause) => clauseOf(clause.trim())),
    })),
  )

function clauseOf(written: string): Clause {
  const [, name = '', is = '', value = ''] = /^(\w+)(?:([=>])(.*))?$/.exec(written) ?? []
  return { name, is: is as Clause['is'], value }
}

/** Parts whose numbers the set types, each with its numbers of other makers. */
export const numberedParts = rowsOf('parts.tsv').map(({ type, brand, number, numbers }) => ({
  type: type!,
  brand: brand!,
  number: number!,
  numbers: numbers!.split('|').map((one) => {
    const [, kind, maker, written] = /^(oe|superseded) (\S+) (.+)$/.exec(one)!
    return { kind: kind as 'oe' | 'superseded', maker: maker!, number: written! }
  }),
}))

/** The lowest score of each class that the test accepts, in per cent. */
export const floors: Record<string, number> = JSON.parse(readFileSync(join(FOLDER, 'floors.json'), 'utf8'))
