import { beforeEach, expect, test, vi } from 'vitest'
import { GARAGE_KEY, GARAGE_MOST, VEHICLE_KEY } from '#common/constants'
import type { NamedVehicle } from '#domain/vehicles/schema'

const storage = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
})

const golf: NamedVehicle = {
  car: 12,
  type: 'car',
  make: 'Volkswagen',
  model: 'Golf',
  year: 2014,
  label: '2014 Volkswagen Golf',
}
const audi: NamedVehicle = { ...golf, car: 13, make: 'Audi', model: 'A4', label: '2014 Audi A4' }
const diesel = { ...golf, engine: '2.0 L 4-cyl diesel', engineId: 3, label: '2014 Volkswagen Golf 2.0 L 4-cyl diesel' }

type Store = typeof import('./garage.ts') & typeof import('./garage-changes.ts')
let garage: Store
beforeEach(async () => {
  storage.clear()
  vi.resetModules()
  garage = { ...(await import('./garage.ts')), ...(await import('./garage-changes.ts')) }
})

const cars = () => garage.readGarage().cars.map(({ car, engineId }) => [car, engineId])
const chosen = () => garage.chosenOf(garage.readGarage())?.label ?? null
const mark = () => JSON.parse(storage.get(GARAGE_KEY)!).mark

test('a car is taken once, chosen again, and told its engine later', () => {
  garage.takeCar(golf)
  garage.takeCar(audi)
  garage.takeCar(golf)
  expect([cars(), chosen()]).toEqual([
    [
      [12, undefined],
      [13, undefined],
    ],
    golf.label,
  ])
  garage.takeCar(diesel)
  garage.takeCar({ ...diesel, engineId: 4 })
  expect(cars()).toEqual([
    [12, 3],
    [13, undefined],
    [12, 4],
  ])
})

test('what the head draws is stored beside the cars: the name and how an address says the car', () => {
  garage.takeCar({ ...diesel, is: ['disc-front:312', 'with:sport suspension'] })
  expect(mark()).toEqual({
    name: '2014 Golf',
    query: 'car=12&engine=3&is=disc-front%3A312&is=with%3Asport+suspension',
  })
  garage.chooseCar(null)
  expect(mark()).toEqual({ name: 'All cars' })
  garage.removeCar(garage.readGarage().cars[0]!.id)
  expect(mark()).toBeNull()
})

test('the car of a list is taken by who never had one, not by who switched it off or took it out', () => {
  garage.adoptCar(golf)
  expect(chosen()).toBe(golf.label)
  garage.adoptCar(audi)
  expect(chosen()).toBe(golf.label)
  garage.adoptCar(diesel)
  expect([chosen(), cars()]).toEqual([diesel.label, [[12, 3]]])
  garage.chooseCar(null)
  garage.adoptCar(golf)
  expect(chosen()).toBeNull()
  garage.removeCar(garage.readGarage().cars[0]!.id)
  garage.adoptCar(golf)
  expect(cars()).toEqual([])
})

const said = () => garage.chosenOf(garage.readGarage())?.is

test('of two answers about one property the car of a list brings, the later one holds', () => {
  garage.takeCar({ ...golf, is: ['disc-front:288', 'with:sport suspension', 'note:With tow bar', 'drive:AWD'] })
  garage.adoptCar({ ...golf, is: ['disc-front:312'] })
  expect(said()).toEqual(['disc-front:312', 'with:sport suspension', 'note:With tow bar', 'drive:AWD'])
  garage.adoptCar({ ...golf, is: ['without:sport suspension', 'not:With tow bar', 'with:roof rack'] })
  expect(said()).toEqual([
    'disc-front:312',
    'without:sport suspension',
    'not:With tow bar',
    'drive:AWD',
    'with:roof rack',
  ])
})

test('a list for the same car with another engine tells nothing about the chosen one', () => {
  garage.takeCar({ ...diesel, is: ['disc-front:288'] })
  garage.adoptCar({ ...diesel, engineId: 4, engine: '1.4 L', is: ['disc-front:312', 'drive:AWD'] })
  expect([said(), cars()]).toEqual([['disc-front:288'], [[12, 3]]])
  garage.adoptCar({ ...golf, is: ['drive:AWD'] })
  expect([said(), cars()]).toEqual([['disc-front:288', 'drive:AWD'], [[12, 3]]])
})

test('what is taken back in a list for another car stays said of the chosen one', () => {
  garage.takeCar({ ...diesel, is: ['disc-front:312'] })
  garage.forgetSaid('disc-front:312', audi)
  garage.forgetSaid('disc-front:312', { ...diesel, engineId: 4 })
  garage.forgetSaid('engine', audi)
  expect([said(), cars()]).toEqual([['disc-front:312'], [[12, 3]]])
  garage.forgetSaid('disc-front:312', golf)
  expect(said()).toEqual([])
})

test('the one car of an older visit is turned, once', () => {
  storage.set(VEHICLE_KEY, JSON.stringify(golf))
  garage.turnOldCar()
  expect([chosen(), storage.has(VEHICLE_KEY)]).toEqual([golf.label, false])
  garage.removeCar(garage.readGarage().cars[0]!.id)
  storage.set(VEHICLE_KEY, JSON.stringify(golf))
  garage.turnOldCar()
  expect(cars()).toEqual([])
})

test.each(['', '{', '[]', '{"cars":7}', '{"cars":[{"id":"x"}],"chosen":"x"}', '{"make":"Audi"}'])(
  'what somebody else wrote into the storage is no garage: %s',
  (text) => {
    storage.set(GARAGE_KEY, text)
    expect([cars(), chosen()]).toEqual([[], null])
    storage.set(VEHICLE_KEY, text)
    garage.turnOldCar()
    expect(cars()).toEqual([])
  },
)

test('what is wrong with a stored car is taken out, and the car stays', () => {
  const wrong = {
    id: 'a',
    engine: 7,
    engineId: 'x',
    is: ['disc-front:312', 'disc-front', 5],
    note: {},
    mileage: '1',
  }
  const stored = {
    cars: [
      { ...golf, ...wrong },
      { ...audi, id: 'b', car: -13 },
    ],
    chosen: 'a',
    owner: {},
    gone: [3, 'c'],
  }
  storage.set(GARAGE_KEY, JSON.stringify(stored))
  const changed = '1970-01-01T00:00:00.000Z'
  const mended = { ...golf, id: 'a', is: ['disc-front:312'], changed }
  expect(garage.readGarage()).toEqual({ cars: [mended], chosen: 'a', owner: null, gone: ['c'] })
  const whole = {
    ...diesel,
    id: 'd',
    is: ['disc-front:312'],
    name: 'Mum',
    mileage: 4,
    changed: new Date().toISOString(),
    unsent: 'new',
  }
  storage.set(GARAGE_KEY, JSON.stringify({ cars: [whole], chosen: 'd', owner: 'a@b.example', gone: [] }))
  expect(garage.readGarage().cars).toEqual([whole])
})

test('a garage holds so many cars and says when it is full', () => {
  for (let car = 1; car <= GARAGE_MOST; car++) expect(garage.takeCar({ ...golf, car })).toBe(true)
  expect(garage.takeCar({ ...golf, car: GARAGE_MOST + 1 })).toBe(false)
  expect(garage.takeCar({ ...golf, car: 1 })).toBe(true)
  expect(cars()).toHaveLength(GARAGE_MOST)
})
