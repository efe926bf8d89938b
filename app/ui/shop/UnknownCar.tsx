import { Form, Link } from 'react-router'
import { ALL_CARS, SEARCH_MAX } from '#common/constants'
import * as words from '#common/words'
import type { NearVehicle, VehicleOption } from '#domain/vehicles/schema'
import { useShop } from '../../web/settings.ts'
import { CAR_NAMES, forAllCars, forCar } from '../../web/car/car-link.ts'
import { hiddenFields } from '../../web/shop-link.ts'
import { Button } from '../Button.tsx'
import { Field } from '../form/Field.tsx'
import { VehicleSearch } from '../VehicleSearch.tsx'

const say = words.shopList.unknownCar

type Props = { makes: VehicleOption[]; nearest: NearVehicle[]; params: URLSearchParams }

/** In place of a list for a car that is in no data of ours: the ways on from there. */
export function UnknownCar({ makes, nearest, params }: Props) {
  const { contact } = useShop()
  return (
    <section className="grid gap-8 border border-hair bg-surface px-5 py-8 sm:px-8">
      <div>
        <h1 className="text-4xl sm:text-5xl">{say.title}</h1>
        <p className="mt-2 max-w-prose text-lg text-ink-2">{say.about}</p>
      </div>
      {nearest.length > 0 && <Nearest nearest={nearest} params={params} />}
      <div className="grid gap-3">
        <h2 className="text-2xl">{say.other}</h2>
        <VehicleSearch makes={makes} />
      </div>
      <div className="grid gap-3">
        <h2 className="text-2xl">{say.byNumber}</h2>
        <Form action="/shop" className="flex flex-wrap items-end gap-3">
          {hiddenFields(params, 'q', ALL_CARS, ...CAR_NAMES).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name={ALL_CARS} value="1" />
          <div className="min-w-60 flex-1 sm:max-w-md">
            <Field label={say.number} name="q" autoComplete="off" spellCheck={false} maxLength={SEARCH_MAX} />
          </div>
          <Button type="submit" look="ink">
            {say.find}
          </Button>
        </Form>
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {contact && (
          <a href={`mailto:${contact}`} className="link">
            {say.ask}
          </a>
        )}
        <Link to={forAllCars(params)} className="link">
          {say.without}
        </Link>
      </p>
    </section>
  )
}

function Nearest({ nearest, params }: Pick<Props, 'nearest' | 'params'>) {
  const addressOf = ({ car, make, model }: NearVehicle) =>
    car ? forCar(params, { car }) : `/parts/${[make, model].filter(Boolean).join('/')}`
  return (
    <nav aria-labelledby="nearest" className="grid gap-3">
      <h2 id="nearest" className="text-2xl">
        {say.nearest}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {nearest.map((near) => (
          <li key={near.label}>
            <Link
              to={addressOf(near)}
              rel="nofollow"
              className="grid min-h-11 place-content-center border border-edge px-3 hover:border-signal hover:text-signal"
            >
              {near.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
