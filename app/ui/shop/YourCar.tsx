import * as words from '#common/words'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { chosenOf, shortName, useGarage } from '../../web/car/garage.ts'
import { mayBeOne } from '../../web/car/garage-changes.ts'
import { forAllCars, forCar } from '../../web/car/car-link.ts'
import { vehicleLabel } from '../../web/car/vehicle.ts'
import { takeOrTell } from '../garage/take-or-tell.ts'
import { Icon } from '../Icon.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { PageLink } from '../PageLink.tsx'

const say = words.garage.list
const PIECE =
  'flex min-h-10.5 items-center gap-1.5 px-2 text-[0.9375rem] leading-tight hover:text-signal lg:min-h-9 lg:gap-2 lg:px-2.5'
const HERE = 'aria-[current=true]:bg-signal-wash aria-[current=true]:font-semibold'

type Props = {
  params: URLSearchParams
  /** The car that the list is for. */
  car: NamedVehicle | null
}

/** For which car a list is, and the switch between the chosen car and all cars. Where only a make is chosen, the way to its models. */
export function YourCar({ params, car }: Props) {
  const garage = useGarage()
  const chosen = chosenOf(garage)
  const make = params.get('make')
  if (make && !params.get('model')) return <ModelsOf make={make} />
  const isMine = car !== null && chosen !== null && mayBeOne(chosen, car)
  const isOther = car !== null && !isMine && garage.cars.length > 0
  return (
    <div className="car-switch">
      {chosen && (
        <nav aria-label={say.title} className="flex border border-signal max-lg:w-full">
          <PageLink
            to={forCar(params, chosen)}
            rel="nofollow"
            aria-current={isMine}
            className={`${PIECE} ${HERE} grow`}
          >
            <Icon name="car" className="size-5 text-signal" />
            {chosen.name || say.mine(shortName(chosen))}
          </PageLink>
          <PageLink
            to={forAllCars(params)}
            rel="nofollow"
            aria-current={car === null}
            className={`${PIECE} ${HERE} flex-none border-l border-signal`}
          >
            {words.garage.allCars}
          </PageLink>
        </nav>
      )}
      {isOther && (
        <button type="button" className={`${PIECE} border border-edge`} onClick={() => takeOrTell(car)}>
          <Icon name="plus" className="size-4" />
          {say.keep(vehicleLabel(chosen?.car === car.car ? car : { ...car, engine: undefined }))}
        </button>
      )}
    </div>
  )
}

const ModelsOf = ({ make }: { make: string }) => (
  <LinkButton to={`/parts/${encodeURIComponent(make)}`} rel="nofollow" look="line" small>
    <Icon name="car" />
    {words.shopList.chooseModel}
  </LinkButton>
)
