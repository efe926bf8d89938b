/** Whether so many blanks follow a mark is not waited for: no row is as long. */
const MOST_LEFT = 1024 * 1024

const isLineEnd = (character: string | undefined) => character === '\n' || character === '\r'

/**
 * Doubles the quotation marks that stand for themselves within a quoted text (`"Disc 12" vented"`), as RFC 4180 has them: those with
 * neither a separator nor a line end behind them. Where the mark before them was never closed, nothing is mended, so that the reader
 * of the table says so. Texts come in pieces; `undefined` after the last.
 */
export function quoteMender(separator: string): (piece: string | undefined) => string {
  let left = ''
  /** The last character before the text that is no blank. */
  let before = '\n'
  let isQuoted = false
  let isHopeless = false
  const isBlank = (character: string | undefined) =>
    (character === ' ' || character === '\t') && character !== separator
  const lastIn = (text: string, end: number): string => {
    let at = end - 1
    while (at >= 0 && isBlank(text[at])) at--
    return at >= 0 ? text[at]! : before
  }
  const isEdge = (character: string) => character === separator || isLineEnd(character)
  return (piece) => {
    const text = left + (piece ?? '')
    left = ''
    if (isHopeless || (!isQuoted && !text.includes('"'))) {
      before = lastIn(text, text.length)
      return text
    }
    let out = ''
    let from = 0
    const stop = (at: number) => {
      out += text.slice(from, at)
      before = lastIn(text, at)
      left = text.slice(at)
      return out
    }
    for (let at = 0; ;) {
      const quote = text.indexOf('"', at)
      if (quote < 0) return stop(isQuoted && piece !== undefined && text.endsWith('\\') ? text.length - 1 : text.length)
      at = quote + 1
      if (!isQuoted) {
        isQuoted = isEdge(lastIn(text, quote))
        continue
      }
      let next = at
      while (isBlank(text[next])) next++
      // Programs that know no RFC write \" for a mark.
      const start = text[quote - 1] === '\\' ? quote - 1 : quote
      const last = text[at] === '"' ? at + 1 : next
      if (last >= text.length && piece !== undefined && text.length - start < MOST_LEFT) return stop(start)
      const isEscaped = start < quote && text[at] === '"' && (last >= text.length || isEdge(text[last]!))
      if (text[at] === '"' && !isEscaped) {
        at++
        continue
      }
      if (!isEscaped && (next >= text.length || isEdge(text[next]!))) {
        isQuoted = false
        continue
      }
      if (!isEscaped && isEdge(lastIn(text, quote))) {
        isHopeless = true
        return stop(text.length)
      }
      out += `${text.slice(from, start)}""`
      from = at
    }
  }
}
