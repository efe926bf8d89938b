import { useLocation, useNavigate } from 'react-router'
import { ALL_CARS } from '#common/constants'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { CAR_NAMES, carQuery, forCar } from '../../web/car/car-link.ts'
import { without } from '../../web/shop-link.ts'

/** Shows the list or the repair that is open for another car, or (null) for none; any other page stays. */
export function useListOf(): (car: NamedVehicle | null) => void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (car) => {
    if (/^\/repairs\/./i.test(pathname)) return void navigate(car ? `${pathname}?${carQuery(car)}` : pathname)
    if (!/^\/shop\/?$/i.test(pathname)) return
    const params = new URLSearchParams(search)
    void navigate(car ? forCar(params, car) : without(params, ...CAR_NAMES, ALL_CARS))
  }
}
