import { createContext, useContext } from 'react'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { readVehicle } from './vehicle.ts'

/** The car that a list or a repair is for; null: for none. */
export const PageCar = createContext<NamedVehicle | null>(null)

/** Tells for which car a part goes into the cart: the page's, or the chosen one, which may say more of the same car. */
export function useBuyingFor(): () => NamedVehicle | null {
  const page = useContext(PageCar)
  return () => {
    const chosen = readVehicle()
    const isChosen = page?.car === chosen?.car && (page?.engineId ?? chosen?.engineId) === chosen?.engineId
    return page && !isChosen ? page : chosen
  }
}
