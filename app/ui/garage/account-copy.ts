import type { Answer } from '../../web/api-types.ts'
import type { Garage, GarageCar } from '../../web/car/garage.ts'

/** A car as the account has it. */
type Kept = Answer<'GET', '/garage'>[number]
type Merged = Answer<'POST', '/garage/merge'>

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
export const bodyOf = ({ car, engineId, is, name, note, mileage, vin }: GarageCar) => ({
  car,
  engineId,
  is,
  name,
  note,
  mileage,
  ...(vin?.length === WHOLE_VIN ? { vin } : vin ? {} : { vin: null }),
})

type Named = Pick<GarageCar, 'car' | 'engineId' | 'name'>
const isSame = (a: Named, b: Named) => a.car === b.car && a.engineId === b.engineId && (a.name ?? '') === (b.name ?? '')

const isUnchanged = (a: GarageCar, b: GarageCar) => JSON.stringify(a) === JSON.stringify(b)

/** The account's cars, with what was changed here and is not sent yet. The chosen car stays chosen. */
export function withKept(here: Garage, kept: readonly Kept[]): Garage {
  const unsent = new Map(here.cars.filter((car) => car.unsent).map((car) => [car.id, car]))
  const ofAccount = kept.filter(({ _id }) => !here.gone.includes(_id))
  const ids = new Set(ofAccount.map(({ _id }) => _id))
  const others = [...unsent.values()].filter(({ id }) => !ids.has(id))
  const cars = [...ofAccount.map((one) => unsent.get(one._id) ?? toCar(one)), ...others]
  const was = here.cars.find(({ id }) => id === here.chosen)
  const same = was && (cars.find(({ id }) => id === was.id) ?? cars.find((car) => isSame(car, was)))
  return { ...here, cars, chosen: same?.id ?? null }
}

/** Why the account has not taken a car, by the id that it has here. */
const refusals = (sent: readonly GarageCar[], { unknown, noRoom }: Merged): Map<string, GarageCar['unsent']> =>
  new Map([
    ...unknown.map((at) => [sent[at]!.id, 'refused'] as const),
    ...noRoom.map((at) => [sent[at]!.id, 'no-room'] as const),
  ])

/**
 * This browser's garage once the account has taken the cars that were sent to it. What was changed here meanwhile is still to
 * be sent, and what it did not take stays here. A sole car is chosen where there was none before.
 */
export function afterMerge(here: Garage, sent: readonly GarageCar[], merged: Merged, owner: string): Garage {
  const { cars: kept } = merged
  if (here.owner === owner) return withKept(here, kept)
  const whyNot = refusals(sent, merged)
  const idOf = (car: GarageCar) => kept.find((one) => isSame(one, car))?._id
  const wasSent = new Map(sent.map((car) => [car.id, car]))
  const moved = new Map(sent.map((car) => [car.id, idOf(car)]))
  const cars = here.cars.map((car): GarageCar => {
    const before = wasSent.get(car.id)
    const isAsSent = before !== undefined && isUnchanged(car, before)
    const id = moved.get(car.id)
    if (id) return { ...car, id, unsent: isAsSent ? undefined : 'changed' }
    return { ...car, unsent: (isAsSent && whyNot.get(car.id)) || 'new' }
  })
  const isHere = new Set(here.cars.map(({ id }) => id))
  const gone = sent.flatMap(({ id }) => (isHere.has(id) ? [] : (moved.get(id) ?? [])))
  const sole = sent.length + here.cars.length === 0 && kept.length === 1 ? kept[0] : undefined
  const chosen = here.chosen && (moved.get(here.chosen) ?? here.chosen)
  const next = withKept({ cars, chosen, owner, gone }, kept)
  return sole ? { ...next, chosen: sole._id } : next
}

/** This browser's garage once the account has a car that was sent, by the id that it has there. */
export function afterSending(here: Garage, sent: GarageCar, id: string): Garage {
  const car = here.cars.find((one) => one.id === sent.id)
  if (!car) {
    const isKnown = here.gone.includes(id) || here.cars.some((one) => one.id === id)
    return isKnown ? here : { ...here, gone: [...here.gone, id] }
  }
  const now: GarageCar = { ...car, id, unsent: isUnchanged(car, sent) ? undefined : 'changed' }
  const cars = here.cars.flatMap((one) => (one === car ? [now] : one.id === id ? [] : [one]))
  return { ...here, cars, chosen: here.chosen === car.id ? id : here.chosen }
}
