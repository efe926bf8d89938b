import { type ReactNode, Suspense, useState } from 'react'
import { type CardFit, type FitQuestion, isAskedFirst } from '#domain/fitment/schema'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { addPieces } from '../../web/cart/cart.ts'
import { isSameCar, type LineCar, lineCar, readCars } from '../../web/cart/cart-cars.ts'
import { fitFor } from '../../web/cart/cart-line-fits.ts'
import { useBuyingFor } from '../../web/car/page-car.ts'
import type { AskedPart } from './AskFit.tsx'
import { lazyPiece } from '../lazy-piece.ts'

const AskFit = lazyPiece(() => import('./AskFit.tsx').then(({ AskFit: component }) => component))

/**
 * Puts `pieces` of a part into the cart for the page’s car, or the chosen one. One that does not fit it, or depends on something
 * open, is asked about first. Without an answer of the shop it is put in: the shop asks again when the order is placed. `add`
 * resolves when it is in the cart, or asked about.
 */
export function useAskedAdd(
  part: { _id: string } & AskedPart,
  onAdded = () => {},
  pieces: (car: LineCar | null) => number = () => 1,
): { add: () => Promise<void>; dialog: ReactNode } {
  const buyingFor = useBuyingFor()
  const [asked, setAsked] = useState<{ car: NamedVehicle; fit: CardFit; question: FitQuestion | null } | null>(null)
  const put = (car: (LineCar & { knows?: true }) | null) => {
    addPieces(part._id, Math.max(pieces(car), 0), car)
    setAsked(null)
    onAdded()
  }
  const addFor = async (car: NamedVehicle | null) => {
    const isKnown = car && readCars(part._id).some((one) => one.knows && isSameCar(one, lineCar(car)))
    const told = car && !isKnown && (await fitFor(part._id, car))
    if (car && told && isAskedFirst(told.fit)) setAsked({ car, ...told })
    else put(car && lineCar(car))
  }
  const dialog = asked && (
    <Suspense>
      <AskFit
        part={part}
        {...asked}
        onChecked={() => put({ ...lineCar(asked.car), knows: true })}
        onOther={(car) => (car ? addFor(car) : put(null))}
        onClose={() => setAsked(null)}
      />
    </Suspense>
  )
  return { add: () => addFor(buyingFor()), dialog }
}
