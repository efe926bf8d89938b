import { useState } from 'react'
import { verdict as words } from '#common/words'
import type { CardFit } from '#domain/fitment/schema'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { LineVerdict } from '../LineVerdict.tsx'
import { OtherCar } from './OtherCar.tsx'

type Props = {
  part: { name: string }
  car: NamedVehicle
  fit: CardFit
  onChecked: () => void
  /** Null: for a car that is not named. */
  onOther: (car: NamedVehicle | null) => void | Promise<void>
  onClose: () => void
}

/** Asks before a part is bought that does not fit the car, or depends on something open. */
export function AskFit({ part, car, fit, onChecked, onOther, onClose }: Props) {
  const [choosing, setChoosing] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const choose = async (other: NamedVehicle | null) => {
    if (isAsking) return
    setIsAsking(true)
    await onOther(other)
    setIsAsking(false)
    setChoosing(false)
  }
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
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button look="quiet" onClick={onClose}>
              {words.ask.cancel}
            </Button>
            <Button look="line" onClick={onChecked}>
              {words.ask.checked}
            </Button>
            <Button onClick={() => setChoosing(true)}>{words.ask.other}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
