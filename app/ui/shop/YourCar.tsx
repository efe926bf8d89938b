import { Link } from 'react-router'
import { useVehicle } from '../../web/vehicle.ts'
import { Icon } from '../Icon.tsx'

const NAMES = ['make', 'model', 'year', 'engine'] as const

/** Offers the car that this browser remembers, where the list is not narrowed to one yet. */
export function YourCar({ params }: { params: URLSearchParams }) {
  const vehicle = useVehicle()
  if (!vehicle || params.get('make')) return null
  const next = new URLSearchParams(params)
  for (const name of ['cursor', 'trail']) next.delete(name)
  for (const name of NAMES) if (vehicle[name]) next.set(name, String(vehicle[name]))
  return (
    <Link
      to={`/shop?${next}`}
      className="flex min-h-9 items-center gap-2 border border-dashed border-signal px-2.5 text-[0.9375rem] hover:bg-signal-wash"
    >
      <Icon name="car" className="size-5 text-signal" />
      Only what fits my {vehicle.label}
    </Link>
  )
}
