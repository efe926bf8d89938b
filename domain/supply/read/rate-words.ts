const LETTER = /\p{L}/u
const UPPER = /\p{Lu}/u
const LOWER = /\p{Ll}/u
/** Letters of scripts that do not mix within a word. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
]
/** Letters that hardly any list has: elsewhere these bytes are usual ones. */
const RARE = /[ƒıðÐþÞªº]/
const NO_LETTER = /[ªº]/
/** Punctuation and symbols as typesetters use them: before a word, after one, and within one. */
const OPENING = /[“‘„‚«»•€¿¡†]/
const CLOSING = /[”’“‘™®©°²³…‰»«†›]/
const BETWEEN = /[’‘–—\u00AD·®™°²³×µ¹½¼¾\u00A0]/
const CONTROL = /[\u0080-\u009F]/
/** Frames that DOS drew. */
const DRAWN = /[\u2500-\u259F■∙⌐⌠⌡]/

const scriptOf = (character: string) => SCRIPTS.findIndex((script) => script.test(character))

function rateLetter(character: string, before: string, after: string): number {
  const [left, right] = [LETTER.test(before), LETTER.test(after)]
  if (!left && !right) return 0
  const script = scriptOf(character)
  const mixes = (other: string) => script !== scriptOf(other)
  if ((left && mixes(before)) || (right && mixes(after))) return -2
  if (UPPER.test(character) && left && LOWER.test(before)) return -2
  if (LOWER.test(character) && right && UPPER.test(after)) return -1
  return RARE.test(character) ? 0 : 1
}

function rateSymbol(character: string, before: string, after: string): number {
  if (CONTROL.test(character)) return -3
  if (DRAWN.test(character)) return -2
  const [left, right] = [LETTER.test(before), LETTER.test(after)]
  if (left && right) return BETWEEN.test(character) ? 1 : -2
  if (right && OPENING.test(character)) return 1
  return left && CLOSING.test(character) ? 1 : 0
}

/**
 * How well letters outside of ASCII stand in words, and symbols beside them: in the wrong encoding there are capitals
 * within words, symbols between letters, scripts that mix. Above 0: rather words.
 */
export function rateWords(text: string): number {
  let rating = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (character < '\u0080') continue
    const [before, after] = [text[at - 1] ?? '', text[at + 1] ?? '']
    rating +=
      LETTER.test(character) && !NO_LETTER.test(character)
        ? rateLetter(character, before, after)
        : rateSymbol(character, before, after)
  }
  return rating
}
