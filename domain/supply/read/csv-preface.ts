/** Lines before the table that are no rows: blank ones, `sep=;`, and comments. */
export function withoutPreface(text: string): { text: string; skipped: number; separator?: string } {
  let skipped = 0
  let separator: string | undefined
  let rest = text
  for (;;) {
    const [line, end] = /^([^\r\n]*)(\r\n|\n|\r)/.exec(rest)?.slice(1) ?? []
    if (line === undefined || end === undefined) break
    const said = /^"?sep=(.)"?$/i.exec(line.trim())?.[1]
    if (said) separator = said
    else if (line.trim() && !isComment(line, rest.slice(line.length + end.length))) break
    rest = rest.slice(line.length + end.length)
    skipped++
  }
  return { text: rest, skipped, ...(separator && { separator }) }
}

/** A header may begin with "#", too: then it has as many separators as the line below it. */
function isComment(line: string, below: string): boolean {
  if (!/^\s*(#|\/\/)/.test(line)) return false
  const next = /^[^\r\n]*/.exec(below)![0]
  return ![';', '\t', ',', '|', '~'].some(
    (separator) => line.includes(separator) && line.split(separator).length === next.split(separator).length,
  )
}
