import type { MouseEvent } from 'react'
import * as words from '#common/words'
import type { NamedVehicle } from '#domain/vehicles/schema'
import type { VinAnswer } from '#domain/vin/schema'
import { forCar } from '../../web/car/car-link.ts'
import { PageLink } from '../PageLink.tsx'

type Props = { answer: VinAnswer; onChoose?: (car: NamedVehicle) => void }

/** The one question about a VIN, each answer a link to what fits that car; or the car, where it is told. */
export function VinCars({ answer, onChoose }: Props) {
  const { about, car, options } = answer
  const choose = (chosen: NamedVehicle) =>
    onChoose &&
    ((event: MouseEvent) => {
      event.preventDefault()
      onChoose(chosen)
    })
  const link = (chosen: NamedVehicle, label: string) => (
    <li key={label}>
      <PageLink
        to={forCar(new URLSearchParams(), chosen)}
        rel="nofollow"
        onClick={choose(chosen)}
        className="flex min-h-11 items-center border border-edge bg-surface px-4 hover:border-signal hover:text-signal"
      >
        {label}
      </PageLink>
    </li>
  )
  return (
    <div className="grid gap-3">
      {car && <p className="text-lg">{words.vin.read(car)}</p>}
      {about && <p className="text-xl font-semibold">{words.vin.asks[about]}</p>}
      <ul className="grid gap-2">
        {options.map((option) =>
          link(option, about === 'engine' && option.engine ? option.engine : words.vin.carName(option)),
        )}
        {car && link(car, about === 'engine' ? words.vin.engineOpen : words.vin.carName(car))}
        {!car && (
          <li>
            <PageLink to="/#vehicle" className="flex min-h-11 items-center px-4 text-ink-2 hover:text-signal">
              {words.vin.none}
            </PageLink>
          </li>
        )}
      </ul>
    </div>
  )
}
