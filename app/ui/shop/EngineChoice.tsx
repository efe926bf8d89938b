import { Link } from 'react-router'
import type { VehicleOption } from '#domain/vehicles/schema'
import { withValue } from '../../web/shop-link.ts'

/** Asks for the engine of a list's car, where it may have one of several: then the list can say for sure what fits. */
export function EngineChoice({ engines, params }: { engines: VehicleOption[]; params: URLSearchParams }) {
  if (engines.length < 2) return null
  return (
    <nav
      aria-label="Engine"
      className="flex flex-wrap items-center gap-2 border-l-4 border-warn bg-warn-wash px-4 py-3"
    >
      <p className="mr-1 font-semibold">Which engine does it have?</p>
      {engines.map(({ value, label }) => (
        <Link
          key={value}
          to={withValue(params, 'engine', value)}
          rel="nofollow"
          preventScrollReset
          className="flex min-h-9 items-center border border-edge bg-surface px-2.5 text-[0.9375rem] hover:border-signal hover:text-signal"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
