import { useState } from 'react'
import { verdict as words } from '#common/words'
import type { CardFit, FitQuestion } from '#domain/fitment/schema'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { isSameCar, lineCar } from '../../web/cart/cart-cars.ts'
import { takeCar } from '../../web/car/garage-changes.ts'
import { readVehicle } from '../../web/car/vehicle.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { LineVerdict } from '../catalogue/LineVerdict.tsx'
import { OthersForCar } from '../catalogue/OthersForCar.tsx'
import { AskAtCar } from '../fit/AskAtCar.tsx'
import { OtherCar } from './OtherCar.tsx'

/** Without its type, nothing leads to others of it. */
export type AskedPart = { name: string; type?: { slug: string; name: string } }

type Props = {
  part: AskedPart
  car: NamedVehicle
  fit: CardFit
  /** What would settle whether it fits. */
  question: FitQuestion | null
  onChecked: () => void
  /** Null: for a car that is not named. */
  onOther: (car: NamedVehicle | null) => void | Promise<void>
  onClose: () => void
}

/** Asks before a part is bought that does not fit the car, or depends on something open. */
export function AskFit({ part, car, fit, question, onChecked, onOther, onClose }: Props) {
  const [choosing, setChoosing] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const choose = async (other: NamedVehicle | null) => {
    if (isAsking) return
    setIsAsking(true)
    await onOther(other)
    setIsAsking(false)
    setChoosing(false)
  }
  /** The chosen car remembers the answer; then the part is asked about anew. */
  const answer = (known: NamedVehicle) => {
    if (isSameCar(lineCar(car), lineCar(readVehicle() ?? car))) takeCar(known)
    void choose(known)
  }
  const isOpen = fit.fit === 'maybe'
  return (
    <Dialog open onClose={onClose} title={choosing ? words.ask.which : words.ask.title}>
      {choosing ? (
        <>
          <OtherCar not={{ car: car.car, engine: car.engineId }} onChoose={(one) => void choose(one)} />
          <Button look="quiet" className="mt-4" onClick={() => void choose(null)}>
            {words.ask.noCar}
          </Button>
        </>
      ) : (
        <>
          <p className="mb-2">{words.ask.part(part.name)}</p>
          <LineVerdict label={car.label} knows={false} {...fit} />
          {isOpen && question && <AskAtCar question={question} vehicle={car} onAnswer={answer} />}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button look="quiet" onClick={onClose}>
              {words.ask.cancel}
            </Button>
            <Button look={isOpen ? 'ink' : 'line'} onClick={onChecked}>
              {words.ask.checked}
            </Button>
            <Button look="line" onClick={() => setChoosing(true)}>
              {words.ask.other}
            </Button>
            {!isOpen && part.type && <OthersForCar type={part.type} car={car} />}
          </div>
        </>
      )}
    </Dialog>
  )
}
