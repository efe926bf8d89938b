import type { Phrase } from '#common/phrase'
import type { Remedy } from '../staging/schema.ts'

/** Failures of which the cause may be how the supplier's files are said to be: encoding, separator, sheet. */
const BY_SETTINGS: ReadonlySet<Phrase['say']> = new Set<Phrase['say']>([
  'reading.unknownEncoding',
  'reading.otherEncoding',
  'reading.badSeparator',
  'reading.tooWide',
  'reading.noSheet',
])
const BY_COLUMNS: ReadonlySet<Phrase['say']> = new Set<Phrase['say']>(['imports.noNumbers', 'imports.otherPage'])

/** What helps a file that could not be read for this reason. */
export function remedyOf({ say }: Phrase): Remedy {
  if (BY_COLUMNS.has(say)) return 'columns'
  if (BY_SETTINGS.has(say)) return 'settings'
  return say.startsWith('reading.') ? 'send-again' : 'read-again'
}
