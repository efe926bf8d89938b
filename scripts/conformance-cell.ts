/** A text as a cell of a table in Markdown. */
export const cell = (text: string) =>
  text
    .replaceAll('|', '\\|')
    .replace(/[<>*_]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim()
