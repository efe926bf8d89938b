import * as words from '#common/words'
import { Dialog } from '../Dialog.tsx'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { VehicleForm } from '../VehicleForm.tsx'
import { VinForm } from '../vin/VinForm.tsx'
import { rememberVehicle } from '../../web/vehicle.ts'

/** Asks which car it is for, and remembers the answer. */
export function CarDialog({ onClose }: { onClose: () => void }) {
  const choose = (car: NamedVehicle | null) => {
    if (car) rememberVehicle(car)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="Which car is it for?">
      <VehicleForm submit="Check the fit" whole onChoose={choose} />
      <div className="mt-5 border-t border-hair pt-5">
        <VinForm label={words.vin.field.instead} onChoose={choose} />
      </div>
    </Dialog>
  )
}
