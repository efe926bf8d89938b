import { order as words } from '#common/words'
import type { Order } from '#domain/orders/schema'
import { type GarageCar, shortName, useGarage } from '../../web/car/garage.ts'
import { Tabs } from './Tabs.tsx'

/** The base vehicles of a garage, then of orders, with their names; cars that are alike but for the engine are one. */
function namesOf(cars: readonly GarageCar[], orders: readonly Order[]): Map<number, string> {
  const mine = Map.groupBy(cars, ({ car }) => car)
  const names = new Map([...mine].map(([car, some]) => [car, [...new Set(some.map(shortName))].join(', ')]))
  for (const { car, label } of orders.flatMap(({ lines }) => lines.flatMap(({ fit }) => fit ?? [])))
    if (!names.has(car)) names.set(car, label)
  return names
}

/** My orders by car: those of the garage, and those that the listed orders are for. */
export function OrderCars({ orders, car }: { orders: readonly Order[]; car: number | null }) {
  const names = namesOf(useGarage().cars, orders)
  if (car !== null && !names.has(car)) names.set(car, words.mine.thisCar)
  if (names.size === 0) return null
  const path = '/dashboard/order'
  const tabs = [
    { to: path, label: words.mine.allCars, here: car === null },
    ...[...names].map(([id, label]) => ({ to: `${path}?car=${id}`, label, here: id === car })),
  ]
  return <Tabs label={words.mine.byCar} tabs={tabs} />
}
