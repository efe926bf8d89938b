import { useState } from 'react'
import { cart as words } from '#common/words'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { moveTo } from '../../web/cart/cart.ts'
import { lineCar } from '../../web/cart/cart-cars.ts'
import type { CartLine } from '../../web/cart/cart-lines.ts'
import { takeCar } from '../../web/car/garage-changes.ts'
import { readVehicle, useVehicle, vehicleLabel } from '../../web/car/vehicle.ts'
import { Button } from '../Button.tsx'
import { goOnAt } from './go-on-at.ts'
import { OtherCarDialog } from './OtherCarDialog.tsx'

const say = words.noCar

/**
 * Says of how many parts nobody knows whether they fit, since no car is named for them, and asks for the car: the chosen one with one
 * press, or any other.
 */
export function NoCar({ lines }: { lines: readonly CartLine[] }) {
  const [choosing, setChoosing] = useState(false)
  const chosen = useVehicle()
  const open = lines.filter(({ part, car }) => !car && !part.universal && !part.status)
  if (open.length === 0) return null
  const choose = (car: NamedVehicle | null) => {
    setChoosing(false)
    if (!car) return
    if (!readVehicle()) takeCar(car)
    goOnAt(open[0]!.part._id, lineCar(car))
    for (const { part, quantity } of open) moveTo(part._id, { car: null, quantity }, lineCar(car))
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-warn-wash px-5 py-2.5">
      <p className="min-w-0 flex-1 basis-60">{say.said(open.length)}</p>
      <div className="flex flex-wrap gap-2">
        {chosen && (
          <Button look="line" small onClick={() => choose(chosen)}>
            {say.check(vehicleLabel(chosen))}
          </Button>
        )}
        <Button look="line" small onClick={() => setChoosing(true)}>
          {chosen ? say.another : say.name}
        </Button>
      </div>
      <OtherCarDialog open={choosing} onClose={() => setChoosing(false)} not={{ car: 0 }} onChoose={choose} />
    </div>
  )
}
