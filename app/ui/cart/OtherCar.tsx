import { verdict as words } from '#common/words'
import type { NamedVehicle } from '#domain/vehicles/schema'
import type { LineCar } from '../../web/cart/cart-cars.ts'
import { useGarage } from '../../web/car/garage.ts'
import { Button } from '../Button.tsx'
import { VehicleForm } from '../VehicleForm.tsx'

type Props = { not: Pick<LineCar, 'car' | 'engine'>; onChoose: (car: NamedVehicle | null) => void }

/** It takes the place of the button that was pressed, so the keyboard goes on from here. */
const focus = (element: HTMLElement | null) => element?.focus()

/** Asks which other car a part is for: one of the garage, or any. */
export function OtherCar({ not, onChoose }: Props) {
  const others = useGarage().cars.filter(({ car, engineId }) => car !== not.car || engineId !== not.engine)
  return (
    <div ref={focus} tabIndex={-1} className="outline-none">
      {others.length > 0 && (
        <ul className="mb-5 grid gap-2 border-b border-hair pb-5">
          {others.map((one) => (
            <li key={one.id} className="grid">
              <Button look="line" onClick={() => onChoose(one)}>
                {[one.name, one.label].filter(Boolean).join(', ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <VehicleForm submit={words.ask.thisCar} whole empty onChoose={onChoose} />
    </div>
  )
}
