import { Link } from 'react-router'
import { forCar } from '../../web/shop-link.ts'
import { useVehicle } from '../../web/vehicle.ts'
import { Icon } from '../Icon.tsx'
import { LinkButton } from '../LinkButton.tsx'

/** Narrows a list to a car: the one that this browser remembers, or a model where only the make is chosen. */
export function YourCar({ params }: { params: URLSearchParams }) {
  const vehicle = useVehicle()
  const make = params.get('make')
  if (make && !params.get('model')) return <ModelsOf make={make} />
  if (!vehicle || make || params.has('car')) return null
  return (
    <Link
      to={forCar(params, vehicle)}
      className="flex min-h-9 items-center gap-2 border border-dashed border-signal px-2.5 text-[0.9375rem] hover:bg-signal-wash"
    >
      <Icon name="car" className="size-5 text-signal" />
      Only what fits my {vehicle.label}
    </Link>
  )
}

const ModelsOf = ({ make }: { make: string }) => (
  <LinkButton to={`/parts/${encodeURIComponent(make)}`} rel="nofollow" look="line" small>
    <Icon name="car" />
    Choose the model
  </LinkButton>
)
