import type { Reading } from '#domain/catalogue/schema'
import { PartNumber } from '../PartNumber.tsx'

/** How the words of the search were understood, so that nobody wonders what they are looking at. */
export function ReadingNote({ reading }: { reading: Reading }) {
  const { corrected, vehicle, number, types, brands, positions } = reading
  const read = [
    ...types.slice(0, 3).map(({ name }) => name),
    ...brands.map(({ name }) => name),
    ...positions,
    ...(vehicle ? [vehicle.label] : []),
  ]
  if (corrected.length === 0 && read.length === 0 && !number) return null
  return (
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
}
