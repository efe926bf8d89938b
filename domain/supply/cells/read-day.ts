import { DAY_MS } from '#platform/clock'

/** Day 0 of a spreadsheet, and the days of which a price can be: 2010 to 2064. */
const EPOCH = Date.UTC(1899, 11, 30)
const [FIRST, LAST] = [40_179, 60_000]

/** Also with a time, and with a zone as XML has it. */
const DATED = /^(\d{4})[-/.]?(\d\d)[-/.]?(\d\d)(?:[T ][\d:.]+)?(?:Z|[+-]\d\d:?\d\d)?$/

/**
 * A day as lists write it, as "2026-05-01": "01.05.2026", "1.5.26", "20260501", "13/05/2026", the number of a spreadsheet.
 * Null: none, or one that can be two ("05/06/2026").
 */
export function dayIn(text: string): string | null {
  const [, year, month, day] = DATED.exec(text) ?? []
  if (year) return dayOf(year, month!, day!)
  const [, d, m, y] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{2}|\d{4})$/.exec(text) ?? []
  if (y) return dayOf(fullYear(y), m!, d!)
  const [, one, other, of] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? []
  if (of && one === other) return dayOf(of, one!, one!)
  if (of && Number(one) > 12) return dayOf(of, other!, one!)
  if (of && Number(other) > 12) return dayOf(of, one!, other!)
  const serial = /^\d{5}$/.test(text) ? Number(text) : 0
  return serial >= FIRST && serial <= LAST ? new Date(EPOCH + serial * DAY_MS).toISOString().slice(0, 10) : null
}

const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year)

function dayOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}
