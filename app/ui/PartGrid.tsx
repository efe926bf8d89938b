import type { PartCard as Part } from '#domain/catalogue/schema'
import { useFits } from '../web/fits.ts'
import { PartCard } from './PartCard.tsx'

const FIRST_SCREEN = 4

const isToldAlready = ({ foundBy }: Part) => foundBy.some(({ kind }) => kind.startsWith('vehicle'))

/** Parts in a grid of shared hairlines, as in a printed catalogue. Where the list is for no car, each is told of the remembered one. */
export function PartGrid({ parts, level = 2, lazy = false }: { parts: Part[]; level?: 2 | 3; lazy?: boolean }) {
  const { vehicle, fits } = useFits(parts.some(isToldAlready) ? [] : parts.map(({ _id }) => _id))
  const markOf = (part: string) => {
    const fit = fits?.[part]
    return fit && vehicle ? { fit, car: vehicle.label } : undefined
  }
  return (
    <ul className="grid pt-px pl-px sm:grid-cols-2 xl:grid-cols-3">
      {parts.map((part, index) => (
        <li key={part._id} className="relative -mt-px -ml-px border border-hair hover:z-1 hover:border-edge">
          <PartCard part={part} level={level} first={!lazy && index < FIRST_SCREEN} fit={markOf(part._id)} />
        </li>
      ))}
    </ul>
  )
}
