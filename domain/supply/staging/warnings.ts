import { type Phrase, phrase } from '#common/phrase'
import type { ImportHeader } from './schema.ts'

type Read = { header: ImportHeader | null; rows: number }

/** What an admin should know of a file as a whole before it is applied; `code` is for programs. */
export type Warning = { code: 'count-differs' | 'left-out'; text: Phrase }

/** Whether a file says at its end that it has more or fewer records than came. A file without a count says nothing. */
export const isCountOff = ({ header, rows }: Read): boolean =>
  header !== null && header.count !== null && header.count !== rows

export function warningsOf(file: Read): Warning[] {
  const { header, rows } = file
  const leftOut = header?.leftOut ?? []
  return [
    ...(isCountOff(file)
      ? [{ code: 'count-differs' as const, text: phrase('imports.countDiffers', header!.count!, rows) }]
      : []),
    ...(leftOut.length > 0 ? [{ code: 'left-out' as const, text: phrase('imports.leftOut', leftOut) }] : []),
  ]
}
