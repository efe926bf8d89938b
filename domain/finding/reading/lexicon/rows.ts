import { parse } from 'csv-parse/sync'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row of a file of words, by the names of its columns (data/README.md). */
export type Row = Readonly<Record<string, string>>

const FOLDER = join(import.meta.dirname, '../../data')

const read = new Map<string, readonly Row[]>()

/**
 * The rows of a subject in all languages: `types` are those of `types.en.csv`, `types.de.csv` …, or of `types.csv`. A
 * process reads each file once.
 */
export function rowsOf(subject: string): readonly Row[] {
  const rows = read.get(subject) ?? readRows(subject)
  read.set(subject, rows)
  return rows
}

const readRows = (subject: string): Row[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.csv') && file.split('.')[0] === subject)
    .toSorted()
    .flatMap((file): Row[] => parse(readFileSync(join(FOLDER, file)), { columns: true }))

/** German letters as they are typed where their keys are missing. */
const TYPED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** The names in a cell: "Kühler|Kopf*" are Kühler, Kuehler and Kopf; the star says that other cells have it too. */
export function namesIn(cell: string): string[] {
  const names = cell
    .toLowerCase()
    .split('|')
    .map((name) => name.replace(/\*$/, '').trim())
    .filter(Boolean)
  return [...new Set(names.flatMap((name) => [name, name.replaceAll(/[äöü]/g, (letter) => TYPED[letter]!)]))]
}
