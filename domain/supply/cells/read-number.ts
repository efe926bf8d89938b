import { Fault } from '#common/fault'

const MONTHS =
  'jan|janv|feb|fev|fév|févr|febr|mar|mrz|mär|mars|mrt|apr|avr|abr|kwi|may|mai|mag|maj|mei|jun|juin|giu|cze|jul|juil|lug|lip|aug|août|ago|sie|sep|sept|set|wrz|oct|okt|out|ott|paź|nov|lis|dec|déc|dez|dic|gru'
/** As spreadsheets write a day: never in capitals, as numbers of parts are. */
const MONTH = `(?:${MONTHS}|${MONTHS.replaceAll(/(?<=^|\|)./g, (letter) => letter.toUpperCase())})\\.?`
const DAY = new RegExp(`^(?:\\d{1,2}[-. ] ?${MONTH}(?:[-. ]\\d{2,4})?|${MONTH}[-. ]\\d{2,4})$`)
const DATE = /^(?:(?:19|20)\d\d-[01]\d-[0-3]\d(?: \d\d:\d\d(?::\d\d)?)?|[0-3]?\d([./])[0-3]?\d\1(?:19|20)\d\d)$/
const SHORTENED = /^\d[.,]\d+E[+-]?\d{2,}$|^\dE\+\d{2,}$/i
/** A number that a program kept as a float, or showed as an amount: without its point it would be ten or a hundred times itself. */
const FLOAT = /^(?:\d{3,}[.,]00?|\d{1,3}(?:,\d{3})+\.00|\d{1,3}(?:\.\d{3})+,00)$/

/**
 * The number of a part as a cell has it. Spreadsheets turn some into days or short forms, which are numbers of other parts, or of none.
 * A quote before it says that it is meant so, as in spreadsheets.
 */
export function numberIn(text: string): string | Fault {
  if (text.startsWith("'") && text.length > 1) return text.slice(1).trim()
  return DAY.test(text) || DATE.test(text) || SHORTENED.test(text) || FLOAT.test(text)
    ? new Fault('number-mangled', text)
    : text
}
