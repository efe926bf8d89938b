import { yearsIn } from './read-years.ts'

/** Any years: which of them the model was made is not known yet. */
const ANY = { oldest: 1900, newest: 2030 }
/** What can only be years: "2012", "'12", "08-11". A bare "80" is the name of a car. */
const YEARS = /(?<!\d)(?:19|20)\d\d|'\d\d|(?<!\d)\d\d\s*[-–]\s*\d\d(?!\d)/
/** More words than any car has. */
const MOST_WORDS = 30
/** More characters than the name of any car has, with its years. */
const LONGEST = 300

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
  for (const piece of outsideBrackets(text)) {
    const isNext = yearsWithin(last) !== null && /\p{L}/u.test(yearsWithin(piece)?.rest ?? piece)
    if (isNext) vehicles.push(last)
    last = last && !isNext ? `${last}, ${piece}` : piece
  }
  return [...vehicles, last]
}

/** The pieces between commas. A comma that a bracket closes behind stands in brackets. */
function outsideBrackets(text: string): string[] {
  const pieces: string[] = []
  let isInside = false
  let end = text.length
  for (let at = text.length - 1; at >= 0; at--) {
    if (text[at] === ')' || text[at] === '(') isInside = text[at] === ')'
    if (text[at] !== ',' || isInside) continue
    pieces.push(text.slice(at + 1, end).trim())
    end = at
  }
  return [...pieces, text.slice(0, end).trim()].toReversed()
}

/** What marketplaces write of a vehicle: "Year=2014|Make=Honda", by names in lower case. Null: the text is no such pairs. */
export function pairsIn(text: string): Map<string, string> | null {
  if (!text.includes('=')) return null
  const pairs = text.split('|').map((piece) => {
    const at = piece.indexOf('=')
    return [piece.slice(0, Math.max(0, at)).trim().toLowerCase(), piece.slice(at + 1).trim()] as const
  })
  return new Map(pairs.filter(([name]) => name !== ''))
}

type WithYears = { years: string; rest: string }

/** A car is read several times, and is of many parts: so many texts are remembered. */
const REMEMBERED = 10_000
const known = new Map<string, WithYears | null>()

/** The years in the name of a vehicle, and the words around them. Null: it names none. */
export function yearsWithin(text: string): WithYears | null {
  if (text.length > LONGEST) return null
  const before = known.get(text)
  if (before !== undefined) return before
  if (known.size >= REMEMBERED) known.clear()
  const found = findYears(text.trim().split(/\s+/))
  known.set(text, found)
  return found
}

function findYears(words: readonly string[]): WithYears | null {
  if (words.length > MOST_WORDS || !YEARS.test(words.join(' '))) return null
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
