import { decimal, listed, whole } from '../../../format.ts'

/** What a file is that cannot be read as a supplier's. */
const KINDS = {
  archive: 'an archive that is neither ZIP nor gzip',
  binary: 'no text and no table',
  csv: 'a text file',
  gzip: 'a gzip file',
  html: 'a web page',
  json: 'a JSON file',
  ods: 'an OpenDocument sheet',
  oldExcel: 'an old Excel file (.xls)',
  pdf: 'a PDF',
  picture: 'a picture',
  program: 'a program',
  rtf: 'a text document',
  word: 'a text document',
  xlsb: 'a binary Excel file (.xlsb)',
  xlsx: 'an Excel file (.xlsx)',
  xml: 'an XML file',
  zip: 'a ZIP file',
} as const
export type FileKind = keyof typeof KINDS

const READABLE = 'CSV, XLSX, ACES or PIES'

export const gone = 'This file is no longer on the disk of the shop. Please send it again.'
export const empty = 'This file is empty.'
/** How a file of another kind becomes one that can be read. */
const HOW: Partial<Record<FileKind, string>> = {
  oldExcel: 'Please open it in a spreadsheet program and save it as .xlsx.',
  xlsb: 'Please open it in a spreadsheet program and save it as .xlsx.',
  ods: 'Please open it in a spreadsheet program and save it as .xlsx.',
  html: 'If it is a list, please open it in a spreadsheet program and save it as .xlsx.',
  csv: 'If it is a list, please call it .csv.',
  xlsx: 'If it is the right file, please call it .xlsx.',
}
export const otherKind = (kind: FileKind) =>
  `This file is ${KINDS[kind]}. ${HOW[kind] ?? `Please send it as ${READABLE}.`}`
export const otherName = (ending: string, kind: FileKind) =>
  `This file is called .${ending}, but it is ${KINDS[kind]}. ${HOW[kind] ?? 'Please send the right file, or give it its right name.'}`
export const oldSheet =
  'This is a spreadsheet of Excel 2003 (XML). Please open it in a spreadsheet program and save it as .xlsx.'
export const openQuote = (row: number) =>
  `From row ${row} on a quotation mark is not closed. Please close it, or take it away.`
export const otherRoot = (root: string) =>
  `This XML file begins with <${root}>. ACES files begin with <ACES>, PIES files with <PIES>.`
export const encrypted = 'This file is locked with a password. Please send it without one.'
export const bomb = (gigabytes: number) =>
  `Unpacked, this file would be too large: it grows too fast, or beyond ${decimal(gigabytes)} GB. Please send it in parts.`
export const nested = 'There is a packed file inside this packed file. Please pack it only once.'
export const several = (names: readonly string[]) =>
  `There is more than one file in this ZIP: ${listed(names)}. Please send one at a time.`
export const nothingInside = 'There is no file in this ZIP that we can read.'
export const torn = 'This packed file is damaged or not complete. Please send it again.'
export const unknownEncoding = (encoding: string) => `We do not know the encoding "${encoding}".`
export const otherEncoding = (encoding: string, row: number) =>
  `After row ${row} this file has characters that are not ${encoding}. Please choose its encoding.`
export const zeros = 'This text file has zero bytes in it: it is damaged, or no text.'
export const tooWide = (columns: number, most: number) =>
  `This file has ${columns} columns; we read up to ${most}. Is its separator right?`
export const rowTooLong = (row: number) =>
  `Row ${row} of this file is too long. Perhaps a quotation mark is not closed.`
export const cellTooLong = 'A cell of this sheet is too long.'
export const noColumns = 'There is no table in this file.'
export const badSeparator = (separator: string) => `"${separator}" cannot separate columns: it must be one character.`
export const noSheet = (sheet: string, sheets: readonly string[]) =>
  `There is no sheet "${sheet}" in this file. It has: ${listed(sheets)}.`
export const dtd = 'This XML file has a document type declaration (DOCTYPE), which we do not accept.'
/** `said`: what the parser says, with the line and the character first: "4:57: unexpected close tag." */
export const brokenXml = (row: number, said: string) => {
  const [, line, character, why = said] = /^(\d+):(\d+): (.*)$/s.exec(said) ?? []
  const at = line ? ` in line ${whole(Number(line))}, at character ${whole(Number(character))}` : ''
  return `${row === 0 ? 'Before its first record' : `After record ${whole(row)}`} this XML file is broken${at}: ${why}`
}
export const cutOffXml = (row: number) =>
  `This XML file ends ${row === 0 ? 'before its first record' : `after record ${row}, before its end`}: it was cut off on its way. Please get the whole file and send it again.`
export const recordTooLong = (row: number) => `Record ${row} of this XML file is too long or too deep.`
