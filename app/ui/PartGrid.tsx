import type { PartCard as Part } from '#domain/catalogue/schema'
import { PartCard } from './PartCard.tsx'

const FIRST_SCREEN = 4

/** Parts in a grid of shared hairlines, as in a printed catalogue. */
export function PartGrid({ parts, level = 2, lazy = false }: { parts: Part[]; level?: 2 | 3; lazy?: boolean }) {
  return (
    <ul className="grid pt-px pl-px sm:grid-cols-2 xl:grid-cols-3">
      {parts.map((part, index) => (
        <li key={part._id} className="relative -mt-px -ml-px border border-hair hover:z-1 hover:border-edge">
          <PartCard part={part} level={level} first={!lazy && index < FIRST_SCREEN} />
        </li>
      ))}
    </ul>
  )
}
