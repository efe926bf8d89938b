import { listed } from '#common/format'
import type { Reading } from '#domain/finding/schema'
import { Note } from '../Note.tsx'
import { PartNumber } from '../PartNumber.tsx'

/** How the words of the search were understood, so that nobody wonders what they are looking at. */
export function ReadingNote({ reading, words, isAll }: { reading: Reading; words: string; isAll: boolean }) {
  const { corrected, dropped, isEmpty, vehicle, number, types, brands, positions } = reading
  if (isEmpty)
    return (
      <Note live>
        Nothing to look for in “{words}”{isAll ? ': these are all our parts.' : '.'}
      </Note>
    )
  const read = [
    ...types.slice(0, 3).map(({ name }) => name),
    ...brands.map(({ name }) => name),
    ...positions,
    ...(vehicle ? [vehicle.label] : []),
  ]
  if (corrected.length + dropped.length + read.length === 0 && !number) return null
  const note = (
    <p className="flex flex-wrap gap-x-3 text-[0.9375rem] text-ink-2" role="status">
      {corrected.map(({ from, to }) => (
        <span key={from}>
          Showing <strong className="font-semibold text-ink">{to}</strong> for “{from}”.
        </span>
      ))}
      {number && (
        <span>
          Read as part number <PartNumber className="text-ink">{number}</PartNumber>.
        </span>
      )}
      {read.length > 0 && (
        <span>
          Read as: <span className="text-ink">{read.join(', ')}</span>.
        </span>
      )}
    </p>
  )
  if (dropped.length === 0) return note
  return (
    <>
      <Note live>
        Nothing matches all of that. Here is what we have without {listed(dropped.map((word) => `“${word}”`))}.
      </Note>
      {note}
    </>
  )
}
