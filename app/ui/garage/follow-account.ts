import * as words from '#common/words'
import { api, messageOf } from '../../web/api.ts'
import type { Answer } from '../../web/api-types.ts'
import { type Garage, type GarageCar, readGarage, storeGarage, watchGarage } from '../../web/garage.ts'
import { notify } from '../notify.ts'

type Kept = Answer<'GET', '/garage'>[number]

const WHOLE_VIN = 17

const toCar = ({ _id, name, note, mileage, vin, ...car }: Kept): GarageCar => ({
  ...car,
  id: _id,
  ...(name && { name }),
  ...(note && { note }),
  ...(mileage !== null && { mileage }),
  ...(vin && { vin }),
})

/** As the account takes it. A VIN that it has already goes there no more. */
const bodyOf = ({ car, engineId, is, name, note, mileage, vin }: GarageCar) => ({
  car,
  engineId,
  is,
  name,
  note,
  mileage,
  ...(vin?.length === WHOLE_VIN ? { vin } : vin ? {} : { vin: null }),
})

const isSame = (a: GarageCar, b: GarageCar) =>
  a.car === b.car && a.engineId === b.engineId && (a.name ?? '') === (b.name ?? '')

/** The account's cars in place of what is here; the chosen one stays chosen, and a sole car is, where none ever was. */
function show(kept: Kept[], owner: string, before: Garage): void {
  const cars = kept.map(toCar)
  const was = before.cars.find(({ id }) => id === before.chosen)
  const same = was && (cars.find(({ id }) => id === was.id) ?? cars.find((car) => isSame(car, was)))
  const sole = before.cars.length === 0 && before.owner === null && cars.length === 1 ? cars[0] : undefined
  storeGarage({ cars, chosen: (same ?? sole)?.id ?? null, owner })
}

/** Brings this browser's cars to the account that was just signed in, or fetches what the account has. */
async function begin(owner: string): Promise<void> {
  const here = readGarage()
  if (here.owner === owner) return show(await api('GET', '/garage'), owner, readGarage())
  const mine = here.owner === null ? here.cars : []
  const body = { cars: mine.map((car) => ({ ...bodyOf(car), changed: car.changed })) }
  const { cars, left } = await api('POST', '/garage/merge', { body })
  show(cars, owner, here.owner === null ? here : { cars: [], chosen: null, owner: null })
  if (left > 0) notify.message(words.garage.page.left(left))
}

/** Follows the garage of an account: fetches it, and tells it what is changed here. Returns how to stop. */
export function followAccount(owner: string): () => void {
  /** One change after the other, in the order in which they were made. */
  let line = begin(owner).catch((error: unknown) => notify.error(messageOf(error)))
  /** The account's ids of cars that were added here. */
  const given = new Map<string, string>()
  const idOf = (id: string) => given.get(id) ?? id

  const put = async (car: GarageCar, isNew: boolean) => {
    if (!isNew) return void (await api('PUT', '/garage/{id}', { path: { id: idOf(car.id) }, body: bodyOf(car) }))
    const { insertedId } = await api('POST', '/garage', { body: bodyOf(car) })
    given.set(car.id, insertedId)
  }
  const then = (step: () => Promise<unknown>) => {
    line = line.then(step).then(
      async () => show(await api('GET', '/garage'), owner, withIds(readGarage(), idOf)),
      (error: unknown) => void notify.error(messageOf(error)),
    )
  }
  return watchGarage((before, after) => {
    if (after.owner !== owner) return
    const known = new Map(before.cars.map((car) => [car.id, car]))
    for (const car of after.cars) {
      const old = known.get(car.id)
      if (old !== car) then(() => put(car, !old))
    }
    const left = new Set(after.cars.map(({ id }) => id))
    for (const { id } of before.cars)
      if (!left.has(id)) then(() => api('DELETE', '/garage/{id}', { path: { id: idOf(id) } }))
  })
}

const withIds = (garage: Garage, idOf: (id: string) => string): Garage => ({
  ...garage,
  cars: garage.cars.map((car) => ({ ...car, id: idOf(car.id) })),
  chosen: garage.chosen && idOf(garage.chosen),
})
