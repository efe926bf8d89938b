/** Why a supplier's file cannot be read. */
export const empty = 'This file is empty.'
export const unknownEncoding = (encoding: string) => `We do not know the encoding "${encoding}".`
export const otherEncoding = (encoding: string, row: number) =>
  `After row ${row} this file has characters that are not ${encoding}. Please choose its encoding.`
export const zeros = 'This text file has zero bytes in it: it is damaged, or no text.'
export const tooWide = (columns: number, most: number) =>
  `This file has ${columns} columns; we read up to ${most}. Is its separator right?`
export const rowTooLong = (row: number) =>
  `Row ${row} of this file is too long. Perhaps a quotation mark is not closed.`
export const noColumns = 'There is no table in this file.'
export const badSeparator = (separator: string) => `"${separator}" cannot separate columns: it must be one character.`
