import { useNavigate } from 'react-router'
import type { VehicleOption } from '#domain/vehicles/schema'
import { rememberVehicle, vehicleLabel } from '../web/vehicle.ts'
import { type Choice, VehicleForm } from './VehicleForm.tsx'

/** Remembers a car that is chosen as far as the year. */
export function rememberChoice({ make, model, year, engine }: Choice) {
  if (!make || !model || !year) return
  const vehicle = { make, model, year: Number(year), ...(engine && { engine }) }
  rememberVehicle({ ...vehicle, label: vehicleLabel(vehicle) })
}

/** The vehicle search: remembers the car in this browser and leads to what fits it. */
export function VehicleSearch({ makes }: { makes: VehicleOption[] }) {
  const navigate = useNavigate()
  const show = (choice: Choice) => {
    rememberChoice(choice)
    const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value))
    void navigate(`/shop?${query}`)
  }
  return <VehicleForm makes={makes} submit="Show parts that fit" wide onChoose={show} />
}
