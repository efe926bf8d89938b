/** What begins a stretch in which `&` is a letter like others, and what ends it. */
const LITERAL: Readonly<Record<string, string>> = { '<![CDATA[': ']]>', '<!--': '-->' }
const OPENS = /<!\[CDATA\[|<!--/g
const LONGEST_OPEN = 9
const LONGEST_REFERENCE = 40
/** An `&` that begins no reference; one to a name is left as it is, and refused unless the name is of XML itself. */
const BARE = /&(?!#\d{1,7};|#[xX][\dA-Fa-f]{1,6};|[A-Za-z_:][\w:.-]*;)/g
const REFERENCE = /&#(?:(\d{1,7})|[xX]([\dA-Fa-f]{1,6}));/g
/** No XML may have these, not even written as a reference; lists that were copied out of spreadsheets do. */
// oxlint-disable-next-line no-control-regex
export const CONTROL = /[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const isControl = (code: number) =>
  (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d) || (code & 0xfffe) === 0xfffe

const mended = (text: string): string =>
  text.includes('&')
    ? text
        .replace(BARE, '&amp;')
        .replace(REFERENCE, (all, ten, hex) => (isControl(Number.parseInt(ten ?? hex, ten ? 10 : 16)) ? ' ' : all))
    : text

/** How much at the end of a text may be the beginning of something that the next piece ends. */
function openEnd(text: string): number {
  const [tag, reference] = [text.lastIndexOf('<'), text.lastIndexOf('&')]
  const from = [
    tag >= text.length - LONGEST_OPEN ? tag : -1,
    reference >= text.length - LONGEST_REFERENCE && !text.includes(';', reference) ? reference : -1,
  ].filter((at) => at >= 0)
  return from.length > 0 ? Math.min(...from) : text.length
}

/**
 * Makes XML of what programs write that know no XML: an `&` that stands for itself, characters that no XML may have, blanks before the
 * declaration. Texts come in pieces; `undefined` after the last.
 */
export function tidyXml(): (piece: string | undefined) => string {
  let left = ''
  let until: string | undefined
  let hasBegun = false
  return (piece) => {
    let text = left + (piece ?? '').replace(CONTROL, ' ')
    left = ''
    if (!hasBegun) {
      text = text.trimStart()
      hasBegun = text.length > 0
    }
    let tidy = ''
    for (let at = 0; at < text.length;) {
      if (until !== undefined) {
        const end = text.indexOf(until, at)
        if (end < 0) {
          const kept = piece === undefined ? text.length : Math.max(at, text.length - until.length + 1)
          left = text.slice(kept)
          return tidy + text.slice(at, kept)
        }
        tidy += text.slice(at, end + until.length)
        at = end + until.length
        until = undefined
        continue
      }
      OPENS.lastIndex = at
      const open = OPENS.exec(text)
      if (open) {
        tidy += mended(text.slice(at, open.index)) + open[0]
        at = open.index + open[0].length
        until = LITERAL[open[0]]
        continue
      }
      const rest = text.slice(at)
      const end = piece === undefined ? rest.length : openEnd(rest)
      left = rest.slice(end)
      return tidy + mended(rest.slice(0, end))
    }
    return tidy
  }
}
