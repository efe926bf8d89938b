import { useFits } from '../../web/car/chosen-car-fits.ts'
import type { ListedPart } from '../../web/list/listed-part.ts'
import { PartCard } from './PartCard.tsx'

const FIRST_SCREEN = 4

const isToldAlready = ({ foundBy }: ListedPart) => foundBy.some(({ kind }) => kind.startsWith('vehicle'))

/**
 * Parts in a grid of shared hairlines, as in a printed catalogue. In a list for no car each says whether it fits the
 * chosen one.
 */
export function PartGrid({ parts, level = 2, lazy = false }: { parts: ListedPart[]; level?: 2 | 3; lazy?: boolean }) {
  const { vehicle, fits } = useFits(parts.some(isToldAlready) ? [] : parts.map(({ _id }) => _id))
  const markOf = (part: string) => {
    const fit = fits?.[part]
    return fit && vehicle ? { fit, car: vehicle.label } : undefined
  }
  return (
    <ul className="parts">
      {parts.map((part, index) => (
        <li key={part._id}>
          <PartCard part={part} level={level} first={!lazy && index < FIRST_SCREEN} fit={markOf(part._id)} />
        </li>
      ))}
    </ul>
  )
}
