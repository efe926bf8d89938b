import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { audi, golf, openGarageShop, seat } from '../../../tests/support/browser/garage-shop.ts'

// Test files share a process: what is mocked here is loaded anew, before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
const told = vi.hoisted(() => [] as string[])
vi.mock('../notify.ts', () => {
  const tell = (text: string) => void told.push(text)
  return { notify: { success: tell, error: tell, message: tell } }
})

const ANN = 'ann@example.com'
const BEN = 'ben@example.com'

let shop: ReturnType<typeof openGarageShop>
let garage: typeof import('../../web/car/garage.ts') & typeof import('../../web/car/garage-changes.ts')
let session: typeof import('../../web/session.ts')
let followAccount: typeof import('./follow-account.ts').followAccount
beforeEach(async () => {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { dataset: {}, toggleAttribute() {} } })
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target))
  told.length = 0
  shop = openGarageShop()
  vi.resetModules()
  garage = { ...(await import('../../web/car/garage.ts')), ...(await import('../../web/car/garage-changes.ts')) }
  session = await import('../../web/session.ts')
  ;({ followAccount } = await import('./follow-account.ts'))
  session.startSession({ email: ANN, accessToken: 'x' })
})
afterEach(() => void vi.unstubAllGlobals())

const here = () => garage.readGarage().cars.map(({ model }) => model)
const there = () => shop.cars.map(({ model }) => model)
const chosen = () => garage.chosenOf(garage.readGarage())?.model ?? null
/** Waits until nothing is under way: no answer to a held-free shop takes more than these turns. */
const quiet = async () => {
  let calls = -1
  while (calls !== shop.calls.length) {
    calls = shop.calls.length
    for (let turn = 0; turn < 20; turn++) await new Promise((go) => setImmediate(go))
  }
}
/** Ann is signed in, and her garage is here. */
async function ready() {
  const stop = followAccount(ANN)
  await quiet()
  return stop
}

test('the cars of this browser come to the account at sign-in, and the chosen one stays chosen', async () => {
  garage.takeCar(golf)
  garage.takeCar(audi)
  await ready()
  expect([here(), there(), chosen()]).toEqual([['Golf', 'A4'], ['Golf', 'A4'], 'A4'])
  expect(garage.readGarage().owner).toBe(ANN)
})

test('what is added, noted and taken out while the cars are merged comes to the account too', async () => {
  garage.takeCar(golf)
  garage.takeCar(audi)
  shop.isHeld = true
  followAccount(ANN)
  await quiet()
  garage.takeCar(seat)
  const [first, second] = garage.readGarage().cars
  garage.noteCar(first!.id, { note: 'Winter tyres' })
  garage.removeCar(second!.id)
  shop.release()
  await quiet()
  expect([here(), there().toSorted(), chosen()]).toEqual([['Golf', 'Leon'], ['Golf', 'Leon'], 'Leon'])
  expect(shop.cars.find(({ car }) => car === golf.car)?.note).toBe('Winter tyres')
})

test('two cars that are added quickly both stay, and the second stays chosen', async () => {
  await ready()
  shop.isHeld = true
  garage.takeCar(golf)
  await quiet()
  garage.takeCar(audi)
  const seen: string[] = []
  for (let calls = 0; calls < 8; calls++) {
    for (const go of shop.held.splice(0)) go()
    await quiet()
    seen.push(`${here().join()} ${chosen()}`)
  }
  expect(new Set(seen)).toEqual(new Set(['Golf,A4 A4']))
  expect(there()).toEqual(['Golf', 'A4'])
})

test('a car that is added while a page load fetches the garage stays, chosen', async () => {
  garage.takeCar(golf)
  ;(await ready())()
  shop.isHeld = true
  followAccount(ANN)
  await quiet()
  garage.takeCar(audi)
  shop.release()
  await quiet()
  expect([here(), there(), chosen()]).toEqual([['Golf', 'A4'], ['Golf', 'A4'], 'A4'])
})

test('a change that the shop could not be told is told, kept, and sent with the next page load', async () => {
  garage.takeCar(golf)
  garage.takeCar(seat)
  const stop = await ready()
  shop.isOffline = true
  garage.takeCar(audi)
  garage.noteCar(garage.readGarage().cars[0]!.id, { note: 'Winter tyres' })
  garage.removeCar(garage.readGarage().cars[1]!.id)
  await quiet()
  expect(told[0]).toMatch(/could not reach the shop/)
  stop()
  shop.isOffline = false
  await ready()
  expect([here(), there().toSorted(), chosen()]).toEqual([['Golf', 'A4'], ['A4', 'Golf'], 'A4'])
  expect(shop.cars.find(({ car }) => car === golf.car)?.note).toBe('Winter tyres')
})

test('what waited is sent once the network is there again', async () => {
  await ready()
  shop.isOffline = true
  garage.takeCar(audi)
  await quiet()
  shop.isOffline = false
  dispatchEvent(new Event('online'))
  await quiet()
  expect([here(), there()]).toEqual([['A4'], ['A4']])
})

test('a car that is taken out while it is sent is taken out of the account', async () => {
  await ready()
  shop.isHeld = true
  garage.takeCar(golf)
  await quiet()
  garage.removeCar(garage.readGarage().cars[0]!.id)
  shop.release()
  await quiet()
  expect([here(), there()]).toEqual([[], []])
})

test('a car that another device took out is put back where it was noted anew here', async () => {
  garage.takeCar(golf)
  await ready()
  shop.cars = []
  garage.noteCar(garage.readGarage().cars[0]!.id, { note: 'Winter tyres' })
  await quiet()
  expect(shop.cars.map(({ note }) => note)).toEqual(['Winter tyres'])
  expect([here(), chosen()]).toEqual([['Golf'], 'Golf'])
})

test('choosing another car tells the account nothing', async () => {
  garage.takeCar(golf)
  await ready()
  const before = shop.calls.length
  garage.chooseCar(null)
  await quiet()
  expect(shop.calls.slice(before)).toEqual([])
})

test('an answer that comes after signing out brings nothing back, and nothing more is sent', async () => {
  const stop = await ready()
  shop.isHeld = true
  garage.takeCar(golf)
  garage.takeCar(audi)
  await quiet()
  session.endSession()
  stop()
  garage.forgetGarage()
  const calls = shop.calls.length
  shop.release()
  await quiet()
  expect(garage.readGarage()).toMatchObject({ cars: [], owner: null })
  expect(shop.calls.slice(calls)).toEqual([])
  expect(told).toEqual([])
})

test('the cars of one account do not take the place of those of the next', async () => {
  garage.takeCar(golf)
  shop.isHeld = true
  const stop = followAccount(ANN)
  await quiet()
  stop()
  garage.forgetGarage()
  session.startSession({ email: BEN, accessToken: 'y' })
  const [late] = shop.held.splice(0)
  shop.isHeld = false
  shop.cars = []
  followAccount(BEN)
  await quiet()
  garage.takeCar(audi)
  await quiet()
  late!()
  await quiet()
  expect([here(), there(), garage.readGarage().owner]).toEqual([['A4'], ['A4'], BEN])
})

test('a car that the account does not know, or has no room for, stays here with its notes, and each is told as what it is', async () => {
  garage.takeCar(golf)
  garage.takeCar(seat)
  garage.takeCar(audi)
  for (const { id, model } of garage.readGarage().cars) garage.noteCar(id, { note: `of the ${model}` })
  shop.unknown = [golf.car]
  shop.most = 1
  const stop = await ready()
  const notes = () => garage.readGarage().cars.map(({ note, unsent }) => [note, unsent])
  expect(notes()).toEqual([
    ['of the Leon', undefined],
    ['of the Golf', 'refused'],
    ['of the A4', 'no-room'],
  ])
  expect([told, chosen()]).toEqual([
    [
      expect.stringMatching(/garage is full: it holds \d+ cars\. 1 car stays in this browser only/),
      expect.stringMatching(/1 car stays in this browser only: the shop no longer knows/),
    ],
    'A4',
  ])
  stop()
  shop.calls.length = 0
  await ready()
  expect([shop.calls, told.length, here()]).toEqual([['GET'], 2, ['Leon', 'Golf', 'A4']])

  garage.removeCar(garage.readGarage().cars[0]!.id)
  await quiet()
  expect([there(), notes()]).toEqual([
    ['A4'],
    [
      ['of the A4', undefined],
      ['of the Golf', 'refused'],
    ],
  ])
})

test('a car that is added to a full garage stays here, and is not sent again with each page load', async () => {
  garage.takeCar(golf)
  const stop = await ready()
  shop.most = 1
  garage.takeCar(audi)
  await quiet()
  expect([here(), there(), chosen(), told]).toEqual([['Golf', 'A4'], ['Golf'], 'A4', ['garage-full']])
  stop()
  shop.calls.length = 0
  await ready()
  expect([here(), shop.calls]).toEqual([['Golf', 'A4'], ['GET']])
})
