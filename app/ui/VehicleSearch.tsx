import * as words from '#common/words'
import { useNavigate } from 'react-router'
import type { NamedVehicle, VehicleOption } from '#domain/vehicles/schema'
import type { Choice } from '../web/car/choose-vehicle.ts'
import { useCar } from './garage/use-car.ts'
import { VehicleForm } from './VehicleForm.tsx'
import { VinForm } from './vin/VinForm.tsx'

/** The vehicle search, by the tree or by VIN: remembers the car in this browser and leads to what fits it. */
export function VehicleSearch({ makes }: { makes: VehicleOption[] }) {
  const navigate = useNavigate()
  const choose = useCar()
  const show = (car: NamedVehicle | null, { make, model }: Choice) => {
    if (car) return choose(car)
    void navigate(`/shop?${new URLSearchParams({ make, ...(model && { model }) })}`)
  }
  return (
    <div className="grid gap-6">
      <VehicleForm makes={makes} submit={words.vehicleForm.search} wide onChoose={show} />
      <div className="border-t border-hair pt-5">
        <VinForm label={words.vin.field.instead} onChoose={choose} />
      </div>
    </div>
  )
}
