import { Link } from 'react-router'
import type { VehicleOption } from '#domain/vehicles/schema'
import { CAR_NAMES, without } from '../../web/shop-link.ts'
import { VehicleSearch } from '../VehicleSearch.tsx'

/** In place of a list for a car that is in no data of ours, such as from an old or mistyped address. */
export function UnknownCar({ makes, params }: { makes: VehicleOption[]; params: URLSearchParams }) {
  const anyCar = without(params, ...CAR_NAMES)
  return (
    <section className="grid gap-6 border border-hair bg-surface px-5 py-8 sm:px-8">
      <div>
        <h1 className="text-4xl sm:text-5xl">We do not know this car</h1>
        <p className="mt-2 text-lg text-ink-2">Choose it here, and you see what fits it.</p>
      </div>
      <VehicleSearch makes={makes} />
      <p>
        <Link to={anyCar} className="link">
          Look for parts without a car
        </Link>
      </p>
    </section>
  )
}
