import { useNavigate } from 'react-router'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { forCar } from '../../web/car/car-link.ts'
import { takeOrTell } from './take-or-tell.ts'

/** Takes a car for this browser's own and leads to what fits it, of what `words` name if there are any. */
export function useCar(): (car: NamedVehicle, words?: string) => void {
  const navigate = useNavigate()
  return (car, words = '') => {
    takeOrTell(car)
    void navigate(forCar(new URLSearchParams(words && { q: words }), car))
  }
}
