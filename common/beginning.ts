/** The first `most` characters of a text. Half a letter at its end, which a database refuses in JSON, becomes "�". */
export const beginning = (text: string, most: number): string => text.slice(0, most).toWellFormed()
