import * as words from '#common/words'
import { vehicleLevel } from '#domain/vehicles'
import { shopContext } from '#web/context'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { CarOfGarage } from '../../ui/garage/CarOfGarage.tsx'
import { takeOrTell } from '../../ui/garage/take-or-tell.ts'
import { TypedCar } from '../../ui/garage/TypedCar.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { VehicleForm } from '../../ui/VehicleForm.tsx'
import { VinForm } from '../../ui/vin/VinForm.tsx'
import { useGarage } from '../../web/car/garage.ts'
import { seo } from '../../web/seo/seo.ts'
import type { Route } from './+types/garage'

const say = words.garage.page

export async function loader({ context }: Route.LoaderArgs) {
  return { makes: (await vehicleLevel(context.get(shopContext), {})).options }
}

export const meta: Route.MetaFunction = ({ matches }) => seo(matches, { title: say.title, description: say.about })

export default function Garage({ loaderData: { makes } }: Route.ComponentProps) {
  const { cars, chosen } = useGarage()
  const { place, around } = useKeptFocus<HTMLHeadingElement>()
  return (
    <div className="sheet">
      <Breadcrumbs crumbs={[{ label: words.crumbs.home, to: '/' }, { label: say.title }]} />
      <h1 ref={place} tabIndex={-1} className="text-4xl sm:text-6xl">
        {say.title}
      </h1>
      <p className="mt-2 max-w-prose text-lg text-ink-2">
        {say.about}{' '}
        <span className="with-script">
          <span className="signed-out">{say.here}</span>
          <span className="signed-in">{say.account}</span>
        </span>
      </p>
      <p className="without-script mt-4 max-w-prose">{say.withoutScript}</p>
      <ul {...around} className="mt-6 grid items-start gap-4 md:grid-cols-2">
        {cars.map((car) => (
          <li key={car.id}>
            <CarOfGarage car={car} isChosen={car.id === chosen} />
          </li>
        ))}
      </ul>
      <section
        aria-labelledby="add-car"
        className="with-script no-print mt-8 border border-hair bg-surface px-5 py-6 sm:px-7"
      >
        <h2 id="add-car" className="mb-4 text-3xl">
          {words.garage.menu.add}
        </h2>
        <div className="grid gap-6">
          <VehicleForm
            makes={makes}
            submit={words.garage.menu.addThis}
            whole
            wide
            empty
            onChoose={(car) => car && takeOrTell(car)}
          />
          <div className="grid gap-6 border-t border-hair pt-5 lg:grid-cols-2">
            <TypedCar />
            <VinForm label={words.vin.field.instead} onChoose={takeOrTell} />
          </div>
        </div>
      </section>
    </div>
  )
}
