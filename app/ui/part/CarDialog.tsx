import { Dialog } from '../Dialog.tsx'
import { VehicleForm } from '../VehicleForm.tsx'
import { rememberVehicle } from '../../web/vehicle.ts'

/** Asks which car it is for, and remembers the answer. */
export function CarDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Which car is it for?">
      <VehicleForm
        submit="Check the fit"
        whole
        onChoose={(car) => {
          if (car) rememberVehicle(car)
          onClose()
        }}
      />
    </Dialog>
  )
}
