import { UNIT_NAMES } from '../measures/units.ts'

export type OeNumber = { maker: string | null; number: string }
export type PartDocument = { name: string; url: string }
export type Attribute = [name: string, value: string, unit: string | null]

const BETWEEN = /(?<!\\)\|/

/** The entries of a cell that holds several: "a | b". An entry's own "|" is written "\|". */
export const splitCell = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((entry) => entry.replaceAll('\\|', '|').trim())
    .filter((entry) => entry !== '')

/** Entries as one cell, which `splitCell` takes apart again. */
export const joinCell = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replaceAll('|', '\\|')).join(' | ')

/** Words of letters alone, before the number: "Alfa Romeo 60651234". */
const MAKER_FIRST = /^((?:[\p{L}&.'’-]{2,}\s+)+)(?=\S*\d)(.*)$/u

/** "BMW 34 11 6 775", "BMW: 34 11 6 775", or a number alone. Before a colon stands the maker, if any. */
export function readOeNumber(entry: string): OeNumber {
  const colon = entry.indexOf(':')
  if (colon >= 0) return { maker: entry.slice(0, colon).trim() || null, number: entry.slice(colon + 1).trim() }
  const [, maker, number] = MAKER_FIRST.exec(entry) ?? []
  return maker && number ? { maker: maker.trim(), number } : { maker: null, number: entry }
}

/** "Audi 8K0 615 301A", as it is read. */
export const writeOeNumber = ({ maker, number }: OeNumber): string =>
  plainOr(
    maker === null ? number : `${maker} ${number}`,
    (text) => same(readOeNumber(text), { maker, number }),
    () => `${maker ?? ''}: ${number}`,
  )

/** "Fitting instructions = https://…"; without a name the address is one. */
export function readDocument(entry: string): PartDocument {
  const at = entry.lastIndexOf(' = ')
  if (at < 0) return { name: entry.split('/').at(-1) || entry, url: entry }
  return { name: entry.slice(0, at).trim(), url: entry.slice(at + 3).trim() }
}

/** "Fitting instructions = https://…", as it is read. */
export const writeDocument = ({ name, url }: PartDocument): string => `${name} = ${url}`

const SYMBOLS = new Set(UNIT_NAMES.values())
const IN_UNIT = /^(.*\S)\s+(\S+)$/
const IN_BRACKETS = /^(.*?)(?<!\s)\s*\[([^[\]]*)\]$/

/** "Diameter = 302 mm"; a unit that could be missed stands in brackets: "Thread pitch = 1.5 [threads]". */
export function readAttribute(entry: string): Attribute {
  const at = entry.search(/ ?= ?/)
  const sign = / ?= ?/.exec(entry)?.[0].length ?? 0
  if (at < 0) return [entry, '', null]
  const [name, said] = [entry.slice(0, at).trim(), entry.slice(at + sign).trim()]
  const [, bare, bracketed] = IN_BRACKETS.exec(said) ?? []
  if (bare !== undefined) return [name, bare, bracketed!.trim() || null]
  const [, value, unit] = IN_UNIT.exec(said) ?? []
  return unit && SYMBOLS.has(unit) ? [name, value!, unit] : [name, said, null]
}

/** "Width = 61.5 mm", as it is read. */
export const writeAttribute = ([name, value, unit]: Attribute): string =>
  plainOr(
    `${name} = ${value}${unit ? ` ${unit}` : ''}`,
    (text) => same(readAttribute(text), [name, value, unit]),
    () => `${name} = ${value} [${unit ?? ''}]`,
  )

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The plain way to write something, unless it would be read as something else. */
const plainOr = (plain: string, isRead: (text: string) => boolean, otherwise: () => string) =>
  isRead(plain) ? plain : otherwise()
