import { phrase } from '#common/phrase'
import type { FileKind } from './kind-of.ts'
import { refused } from './refused.ts'

/** What an ending promises. `.txt` promises nothing but text. */
const PROMISED: ReadonlyMap<string, readonly FileKind[]> = new Map([
  ['csv', ['csv']],
  ['tsv', ['csv']],
  ['tab', ['csv']],
  ['txt', ['csv', 'xml']],
  ['xml', ['xml']],
  ['xlsx', ['xlsx']],
  // Programs give this name to texts and web pages, too; an XML one is told as what it is.
  ['xls', ['oldExcel', 'xml']],
  ['gz', ['gzip']],
  ['zip', ['zip']],
])

/** @throws Problem `file-name` if a file's name promises another kind than the file is */
export function checkName(name: string | undefined, kind: FileKind): void {
  const ending = name && /\.(\w+)$/.exec(name)?.[1]?.toLowerCase()
  const promised = PROMISED.get(ending ?? '')
  if (promised && !promised.includes(kind)) throw refused('file-name', phrase('reading.otherName', ending!, kind))
}
