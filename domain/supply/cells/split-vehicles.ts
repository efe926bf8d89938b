import { yearsIn } from './read-years.ts'

/** Any years: which of them the model was made is not known yet. */
const ANY = { oldest: 1900, newest: 2030 }
/** What can only be years: "2012", "'12", "08-11". A bare "80" is the name of a car. */
const YEARS = /(?<!\d)(?:19|20)\d\d|'\d\d|(?<!\d)\d\d\s*[-–]\s*\d\d(?!\d)/
/** More words than any car has. */
const MOST_WORDS = 30
/** Commas that do not stand in brackets. */
const COMMA = /\s*,\s*(?![^(]*\))/

/**
 * The vehicles that one cell names, a text each: "VW Golf 2013-2019; Audi A3 2012", "Honda Civic 2006-2011, Accord 03-07",
 * "Year=2014|Make=Honda|Model=Civic" and "Honda|Civic|2014" on lines of their own.
 */
export const splitVehicles = (cell: string): string[] =>
  cell
    .split(/[;\r\n]|<br\s*\/?>/i)
    .flatMap(byBars)
    .flatMap((text) => (text.includes('=') ? text : byCommas(text)))
    .map((text) => text.trim())
    .filter(Boolean)

/** A bar stands between vehicles where one piece is a whole one, else between what is said of a single vehicle. */
function byBars(text: string): string[] {
  const pieces = text.split('|')
  const isWhole = (piece: string) => /\p{L}/u.test(yearsWithin(piece)?.rest ?? '')
  return !text.includes('=') && pieces.some(isWhole) ? pieces : [text]
}

/** A comma stands between vehicles where years came before, and more than years follows. */
function byCommas(text: string): string[] {
  const vehicles: string[] = []
  let last = ''
  for (const piece of text.split(COMMA)) {
    const isNext = yearsWithin(last) !== null && /\p{L}/u.test(yearsWithin(piece)?.rest ?? piece)
    if (isNext) vehicles.push(last)
    last = last && !isNext ? `${last}, ${piece}` : piece
  }
  return [...vehicles, last]
}

/** What marketplaces write of a vehicle: "Year=2014|Make=Honda", by names in lower case. Null: the text is no such pairs. */
export function pairsIn(text: string): Map<string, string> | null {
  if (!text.includes('=')) return null
  const pairs = text.split('|').map((piece) => /^\s*([^=]+?)\s*=\s*(.*?)\s*$/.exec(piece))
  return new Map(pairs.flatMap((pair) => (pair ? [[pair[1]!.toLowerCase(), pair[2]!] as const] : [])))
}

/** The years in the name of a vehicle, and the words around them. Null: it names none. */
export function yearsWithin(text: string): { years: string; rest: string } | null {
  const words = text.trim().split(/\s+/)
  if (words.length > MOST_WORDS) return null
  for (let count = words.length; count > 0; count--)
    for (let at = words.length - count; at >= 0; at--) {
      const years = words
        .slice(at, at + count)
        .join(' ')
        .replace(/^[([]|[)\],]+$/g, '')
      if (YEARS.test(years) && yearsIn(years, ANY))
        return { years, rest: [...words.slice(0, at), ...words.slice(at + count)].join(' ').replace(/,$/, '') }
    }
  return null
}
