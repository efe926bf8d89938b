import type { Cues } from './cues.ts'

/** What is read by its form, not by its name, in the words of all languages. */
export type Patterns = {
  years: ReturnType<typeof yearPatterns>
  engines: ReturnType<typeof enginePatterns>
  prices: ReturnType<typeof pricePatterns>
  not: RegExp
}

export const patternsOf = (cues: Cues): Patterns => ({
  years: yearPatterns(cues),
  engines: enginePatterns(cues),
  prices: pricePatterns(cues),
  not: notPattern(cues),
})

/** Where a number ends. */
const END = String.raw`(?![\p{L}\p{N}]|[.,]\d)`

const YEAR = String.raw`(?:19[5-9]\d|20[0-4]\d)`
/** "2016", "16", "'16", "16'" */
const SHORT = String.raw`(?:${YEAR}|'?\d\d'?)`

function yearPatterns({ since, after, until, before, between, to, joins, on, year }: Cues) {
  const lead = String.raw`(?:(?:${year})\s*)?`
  const dash = String.raw`\s*(?:-|/|(?:${to})(?=[\s'\d]))\s*`
  return {
    range: new RegExp(
      String.raw`(?:(?:${since}|${between})\s+)?${lead}('?\d\d'?|${YEAR})${dash}(${SHORT})${END}`,
      'uy',
    ),
    since: new RegExp(
      String.raw`(?:(?:${since})\s+${lead}(${YEAR})${END}|(${YEAR})(?:\s*[+]|\s*-(?!\s*[\p{L}\p{N}])|(?:\s+|\s*-\s*)(?:${on})\b))`,
      'uy',
    ),
    after: new RegExp(String.raw`(?:${after})[\s-]+${lead}(${YEAR})${END}`, 'uy'),
    until: new RegExp(String.raw`(?:${until})\s+${lead}(${YEAR})${END}`, 'uy'),
    before: new RegExp(String.raw`(?:${before})[\s-]+${lead}(${YEAR})${END}`, 'uy'),
    several: new RegExp(String.raw`(${YEAR}(?:\s*,\s*${YEAR})*\s*(?:,|${joins})\s*${YEAR})${END}`, 'uy'),
    // "09 10 11 12", as offers have them
    following: new RegExp(String.raw`(\d\d(?:[\s,/]+\d\d){2,}|${YEAR}(?:[\s,/]+${YEAR})+)${END}`, 'uy'),
    whole: new RegExp(String.raw`${lead}(${YEAR})${END}`, 'uy'),
    marked: new RegExp(String.raw`(?:'(\d\d)|(\d\d)'|(?:${year})\s*'?(\d\d))${END}`, 'uy'),
    bare: new RegExp(String.raw`(\d\d)${END}`, 'uy'),
  }
}

const enginePatterns = ({ litre, cylinder }: Cues) => ({
  litres: new RegExp(String.raw`(\d{1,2}[.,]\d)(?:\s*-?(?:${litre}|t)(?!\p{L}))?(?!\d|[.,]\d)`, 'uy'),
  cc: /(\d{3,4})\s?(?:ccm|cc|cm3)(?![\p{L}\p{N}])/uy,
  cylinders: new RegExp(
    String.raw`(?:[vw]-?(\d{1,2})|[ilrh]-?([3-6])|(\d{1,2})\s?-?\s?(?:${cylinder}))(?![\p{L}\p{N}])`,
    'uy',
  ),
  turbo: /([0-3][.,]\d)t(?![\p{L}\p{N}])/uy,
  power: /(\d{2,4})\s?(?:ps|b?hp|kw|cv|ch)(?![\p{L}\p{N}])/uy,
})

const AMOUNT = String.raw`(\d{1,6}(?:[.,]\d{1,2})?)`
const BEFORE = String.raw`(?:[$€£]|usd|eur|gbp)\s*`
const AFTER = String.raw`\s*(?:[$€£]|(?:dollars?|dolares|bucks|usd|euros?|eur|pounds?|gbp)(?!\p{L}))`

function pricePatterns({ under, over, between, less, to, joins, cheap }: Cues) {
  const either = String.raw`(?:${BEFORE})?${AMOUNT}(?:${AFTER})?`
  const marked = String.raw`(?:${BEFORE}${AMOUNT}(?:${AFTER})?|${AMOUNT}${AFTER})`
  const and = String.raw`\s*(?:-|(?:${to}|${joins})(?!\p{L}))\s*`
  return {
    between: new RegExp(String.raw`(?:${between})\s+${either}${and}${either}${END}`, 'uy'),
    range: new RegExp(String.raw`(?:${BEFORE}${AMOUNT}${and}${either}|${AMOUNT}${and}${AMOUNT}${AFTER})${END}`, 'uy'),
    under: new RegExp(String.raw`(?:(?:${under})\s+|<\s*)(${BEFORE})?${AMOUNT}(${AFTER})?${END}`, 'uy'),
    over: new RegExp(String.raw`(?:(?:${over})\s+|>\s*)(${BEFORE})?${AMOUNT}(${AFTER})?${END}`, 'uy'),
    marked: new RegExp(String.raw`${marked}(?:\s+(${less}))?${END}`, 'uy'),
    cheap: new RegExp(String.raw`(?:${cheap})(?![\p{L}\p{N}])`, 'uy'),
  }
}

const notPattern = ({ not }: Cues) => new RegExp(String.raw`(?:${not})(?=\s)`, 'uy')
