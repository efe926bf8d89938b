import * as words from '#common/words'
import { Dialog } from '../Dialog.tsx'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { VehicleForm } from '../VehicleForm.tsx'
import { VinForm } from '../vin/VinForm.tsx'
import { takeOrTell } from './take-or-tell.ts'

const say = words.vehicleForm.dialog

type Props = {
  onClose: () => void
  title?: string
  submit?: string
  /** Whether it begins with nothing, not with the car that is chosen. */
  empty?: boolean
  /** What is done with the car. Unless told, it is put into the garage and chosen. False: it was not taken, so the dialog stays. */
  onChoose?: (car: NamedVehicle) => boolean | void
}

/** Asks for a car, by the tree or by VIN. */
export function CarDialog({
  onClose,
  title = say.title,
  submit = say.submit,
  empty = false,
  onChoose = takeOrTell,
}: Props) {
  const choose = (car: NamedVehicle | null) => {
    if (car && onChoose(car) === false) return false
    onClose()
    return true
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <VehicleForm submit={submit} whole empty={empty} onChoose={choose} />
      <div className="mt-5 border-t border-hair pt-5">
        <VinForm label={words.vin.field.instead} onChoose={choose} />
      </div>
    </Dialog>
  )
}
