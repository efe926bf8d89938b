import { useNavigate } from 'react-router'
import type { NamedVehicle, VehicleOption } from '#domain/vehicles/schema'
import type { Choice } from '../web/choose-vehicle.ts'
import { forCar } from '../web/shop-link.ts'
import { rememberVehicle } from '../web/vehicle.ts'
import { VehicleForm } from './VehicleForm.tsx'

/** The vehicle search: remembers the car in this browser and leads to what fits it. */
export function VehicleSearch({ makes }: { makes: VehicleOption[] }) {
  const navigate = useNavigate()
  const show = (car: NamedVehicle | null, { make, model }: Choice) => {
    if (car) rememberVehicle(car)
    const names = new URLSearchParams({ make, ...(model && { model }) })
    void navigate(car ? forCar(new URLSearchParams(), car) : `/shop?${names}`)
  }
  return <VehicleForm makes={makes} submit="Show parts that fit" wide onChoose={show} />
}
