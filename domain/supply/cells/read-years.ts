/** The years in which a model was made: the ends of what is open. */
export type Made = { oldest: number; newest: number }

const NOW =
  "(?:now|present|today|current|on|onwards|onward|heute|aktuell|laufend|actual|actualidad|hoy|présent|aujourd'hui|oggi|obecnie|nu|heden|hoje|н\\.?в\\.?|\\.{2,3}|…|-+)"
const SINCE = /^(?:from|since|ab|seit|von|desde|depuis|dès|dal|od|från|fra|vanaf|a partir de|à partir de|с|з)\s+/i
const UNTIL =
  /^(?:until|till|up to|to|bis|hasta|jusqu'à|jusque|fino al|fino a|do|till|til|tot|até|по|до|<=?|-+>?|–|…|\.{2,3})\s*/i
const BETWEEN =
  /\s*(?:-+>?|–|—|→|>|\.{2,3}|…|\bto\b|\bthru\b|\bthrough\b|\bbis\b|\ba\b|\bà\b|\bau\b|\bal\b|\bdo\b|\btill\b|\btil\b|\btot\b|\baté\b|\bпо\b)\s*/i
const OPEN = new RegExp(String.raw`^(?:\+|${BETWEEN.source}(?:${NOW})?|\s+${NOW}|\s*\+)$`, 'i')

/** More characters than a list of all years has in which cars were made. */
const LONGEST = 600

/** One time: "2012", "'12", "10/2012", "2012-10-01", "201210". */
const TIME = String.raw`(?:\d{1,2}[./]\d{1,2}[./]\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{4}|\d{4}[./]\d{1,2}(?!\d)|\d{6}|\d{4}(?:\.0)?|\d{1,2}/\d{2}|'?\d{2})(?!\d)`
const STARTS = new RegExp(`^${TIME}`)
const ONE = new RegExp(`^${TIME}$`)

/** The year of a time. Two digits are of the years up to the newest one. */
export function yearIn(text: string, newest: number): number | null {
  if (!ONE.test(text)) return null
  const [, month] = /^\d{4}(\d\d)$/.exec(text) ?? []
  if (month !== undefined && (Number(month) < 1 || Number(month) > 12)) return null
  const [full] = /(?:^|(?<=\D))(?:19|20)\d\d/.exec(text) ?? []
  if (full) return Number(full)
  const [, short] = /(\d{2})$/.exec(text) ?? []
  if (short === undefined || /\d{3}/.test(text)) return null
  const century = Math.floor(newest / 100) * 100
  const year = century + Number(short)
  return year > newest + 1 ? year - 100 : year
}

/**
 * The years that a cell names: "2012", "2010-2015", "12-18", "2012>2018", "10/2008 - 11/2012", "2012-", "ab 2012", "bis 2015",
 * "2012, 2013, 2014". Null: none, or no span of them.
 */
export function yearsIn(cell: string, { oldest, newest }: Made): [from: number, to: number] | null {
  if (cell.length > LONGEST) return null
  const text = cell.trim().replaceAll('’', "'")
  const since = text.replace(SINCE, '')
  const start = STARTS.exec(since)?.[0]
  if (start === undefined) {
    const end = yearIn(text.replace(UNTIL, '').trim(), newest)
    return end === null || !UNTIL.test(text) ? null : span(oldest, end)
  }
  const from = yearIn(start, newest)
  if (from === null) return null
  const rest = since.slice(start.length)
  if (rest.trim() === '') return span(from, since === text ? from : Math.max(newest, from))
  if (OPEN.test(rest)) return span(from, Math.max(newest, from))
  const listed = since.split(/\s*[,;|]\s*/).map((one) => yearIn(one, newest))
  if (listed.length > 1) return isRow(listed) ? span(from, listed.at(-1)!) : null
  const between = new RegExp(`^${BETWEEN.source}`, 'i').exec(rest)?.[0]
  if (!between && !rest.startsWith('/')) return null
  const end = yearIn(rest.slice(between?.length ?? 1).trim(), newest)
  return end === null ? null : span(from, end)
}

const isRow = (years: (number | null)[]): years is number[] =>
  years.every((year, at) => year !== null && year === years[0]! + at)

const span = (from: number, to: number): [number, number] | null =>
  from <= to && from >= 1900 && to <= 2100 ? [from, to] : null
