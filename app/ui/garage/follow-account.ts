import * as words from '#common/words'
import { api, ApiProblem, messageOf } from '../../web/api.ts'
import { watchGarage } from '../../web/car/garage-changes.ts'
import { forgetGarage, type Garage, type GarageCar, readGarage, storeGarage } from '../../web/car/garage.ts'
import { currentSession } from '../../web/session.ts'
import { notify } from '../notify.ts'
import { afterMerge, afterSending, bodyOf, withKept } from './account-copy.ts'

const say = words.garage.page

/** Whether the shop has understood a call and will refuse it again: no car, no room, the same car twice. */
const isRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && [400, 404, 409, 422].includes(error.status)

/**
 * Keeps this browser's garage a copy of an account's: merges or fetches it, then sends what is changed here, one change after
 * the other. What cannot be sent stays and is sent later: with the next change, when the network is back, or at the next page
 * load. Returns how to stop.
 */
export function followAccount(owner: string): () => void {
  let isOver = false
  const isHere = () => !isOver && currentSession()?.email === owner
  /** An answer may come after its person has signed out: then nothing of it is stored. */
  const store = (next: (here: Garage) => Garage) => {
    if (isHere()) storeGarage(next(readGarage()))
  }
  const tell = (error: unknown) => {
    if (isHere()) notify.error(messageOf(error))
  }

  const merge = async () => {
    if (readGarage().owner !== null) forgetGarage()
    const { cars: sent } = readGarage()
    const body = { cars: sent.map((car) => ({ ...bodyOf(car), changed: car.changed })) }
    const merged = await api('POST', '/garage/merge', { body })
    store((here) => afterMerge(here, sent, merged, owner))
    const { noRoom, unknown } = merged
    if (noRoom.length > 0 && isHere()) notify.message(say.noRoom(noRoom.length))
    if (unknown.length > 0 && isHere()) notify.message(say.unknown(unknown.length))
  }

  /** Changes as they were when the shop refused them: they are not sent again before something is changed in them. */
  const refused = new Set<string>()
  const isWaiting = (car: GarageCar) =>
    car.unsent === 'new' || (car.unsent === 'changed' && !refused.has(JSON.stringify(car)))
  const nextUnsent = () => {
    const { cars, gone } = readGarage()
    if (!isHere()) return null
    return gone[0] ?? cars.find(isWaiting) ?? null
  }
  const send = async (car: GarageCar): Promise<string> => {
    if (car.unsent === 'new') return (await api('POST', '/garage', { body: bodyOf(car) })).insertedId
    await api('PUT', '/garage/{id}', { path: { id: car.id }, body: bodyOf(car) })
    return car.id
  }
  const sendCar = async (car: GarageCar) => {
    try {
      const id = await send(car)
      store((here) => afterSending(here, car, id))
    } catch (error) {
      if (!isRefusal(error)) throw error
      // Another device took it out; what was written here is newer.
      if (error.status === 404) return store((here) => marked(here, car, 'new'))
      tell(error)
      if (car.unsent === 'changed') return void refused.add(JSON.stringify(car))
      store((here) => marked(here, car, error.code === 'garage-full' ? 'no-room' : 'refused'))
    }
  }
  const remove = async (id: string) => {
    await api('DELETE', '/garage/{id}', { path: { id } })
    // There is room now for one that found none.
    const cars = (here: Garage) =>
      here.cars.map((car): GarageCar => (car.unsent === 'no-room' ? { ...car, unsent: 'new' } : car))
    store((here) => ({ ...here, cars: cars(here), gone: here.gone.filter((one) => one !== id) }))
  }

  let isFresh = false
  const sync = async () => {
    if (isHere() && readGarage().owner !== owner) {
      await merge()
      isFresh = true
    }
    for (let next = nextUnsent(); next; next = nextUnsent()) {
      isFresh = false
      await (typeof next === 'string' ? remove(next) : sendCar(next))
    }
    if (isFresh || !isHere()) return
    const kept = await api('GET', '/garage')
    store((here) => withKept(here, kept))
    isFresh = true
  }
  let line = Promise.resolve()
  const syncNext = () => {
    line = line.then(sync).catch(tell)
  }
  syncNext()
  const stopWatching = watchGarage(syncNext)
  addEventListener('online', syncNext)
  return () => {
    isOver = true
    stopWatching()
    removeEventListener('online', syncNext)
  }
}

const marked = (here: Garage, { id }: GarageCar, unsent: GarageCar['unsent']): Garage => ({
  ...here,
  cars: here.cars.map((car) => (car.id === id ? { ...car, unsent } : car)),
})
