import type { Entry } from 'yauzl'
import { phrase } from '#common/phrase'
import { refused } from './refused.ts'

/** What systems and programs leave in archives. */
const isJunk = (name: string) => /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name)
const isData = (name: string) => /\.(csv|tsv|tab|xml|xlsx)$/i.test(name)
/** So many names stand in the message. */
const NAMED = 10

/**
 * The one file with data of an archive: beside it there may be a letter or a picture. @throws Problem `file-several`,
 * `file-kind` if there is none
 */
export function chooseEntry(entries: ReadonlyMap<string, Entry>): { name: string; entry: Entry } {
  const all = [...entries].filter(([name]) => !isJunk(name))
  const data = all.filter(([name]) => isData(name))
  const found = data.length > 0 ? data : all
  if (found.length === 0) throw refused('file-kind', phrase('reading.nothingInside'))
  if (found.length > 1)
    throw refused(
      'file-several',
      phrase(
        'reading.several',
        found.slice(0, NAMED).map(([name]) => name),
      ),
    )
  const [name, entry] = found[0]!
  return { name, entry }
}
