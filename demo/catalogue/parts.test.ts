import { beforeAll, describe, expect, test } from 'vitest'
import { normalNumber } from '../../domain/catalogue/part-number.ts'
import { demoParts, type Part } from './parts.ts'
import { knownCars } from '../../tests/support/catalogue/known-cars.ts'
import { buildTruth, specsOf } from './truth/index.ts'
import { houseOf } from './truth/cars.ts'

const cars = knownCars()
const truths = buildTruth(cars)
const stutter = /\b(\p{L}+)\W+\1\b/iu
const carsOf = Map.groupBy(cars, ({ modelId }) => modelId)
const nameOf = (modelId: number) => `${carsOf.get(modelId)![0]!.make} ${carsOf.get(modelId)![0]!.model}`
/** By type: the attributes that say what a part does, so that one that says otherwise is no replacement. */
const deciding: Record<string, string[]> = {
  'coolant-hoses': ['Place'],
  'exhaust-gaskets': ['Place'],
  relays: ['Use'],
  horns: ['Tone'],
  'fuel-pumps': ['Design'],
  'alloy-wheels': ['Diameter'],
  'piston-sets': ['Size'],
  'wing-mirrors': ['Adjustment', 'Heating'],
  'mirror-glasses': ['Heating'],
  'window-regulators': ['Motor'],
}
let parts: Part[]

beforeAll(() => {
  parts = [...demoParts(truths, 6000)]
})

describe('demo parts', () => {
  test('are the same every time, and a smaller catalogue is the start of a larger one', () => {
    expect([...demoParts(truths, 500)]).toEqual(parts.slice(0, 500))
  })

  test('are as many as asked for, with ids from 1', () => {
    expect(parts.map((part) => part.id)).toEqual(Array.from({ length: 6000 }, (_, i) => i + 1))
  })

  test('have names that read well', () => {
    const bad = /undefined|null|NaN|\s\s|, ,|,$/
    expect(parts.map((part) => part.name).filter((name) => stutter.test(name) || bad.test(name))).toEqual([])
  })

  test('have whole prices in the range of their type, and stock that is sometimes none', () => {
    const isSane = ({ price, type }: Part) =>
      Number.isInteger(price) && price >= type.price[0] && price <= type.price[1]
    expect(parts.filter((part) => !isSane(part))).toEqual([])
    const gone = parts.filter((part) => part.stock === 0).length / parts.length
    expect(gone).toBeGreaterThan(0.08)
    expect(gone).toBeLessThan(0.16)
  })

  test('are new but for some remanufactured ones with a core deposit and a few used ones; best sellers are new', () => {
    const of = (condition: string) => parts.filter((part) => part.condition === condition)
    expect(of('remanufactured').length).toBeGreaterThan(30)
    expect(of('remanufactured').filter(({ price, coreDeposit }) => !coreDeposit || coreDeposit >= price)).toEqual([])
    expect(parts.filter((part) => part.condition !== 'remanufactured' && part.coreDeposit !== null)).toEqual([])
    expect(of('used').length).toBeGreaterThan(3)
    expect(of('used').filter((part) => part.stock > part.quantity || part.reviews.length > 0)).toEqual([])
    expect(of('new').length / parts.length).toBeGreaterThan(0.9)
    expect(parts.filter((part) => part.bestSeller && part.condition !== 'new')).toEqual([])
    expect(parts.filter((part) => part.attributes.some(([name]) => name === 'Condition'))).toEqual([])
  })

  test('have a number that no other part of the brand has or had', () => {
    const own = parts.flatMap((part) =>
      part.numbers
        .filter((n) => n.maker === part.brand.name)
        .map((n) => `${part.brand.name} ${normalNumber(n.number)}`),
    )
    expect(new Set(own).size).toBe(own.length)
  })

  test('carry one to four numbers of the vehicle maker where they fit a vehicle; some have replaced another', () => {
    for (const part of parts) {
      const oe = part.numbers.filter((n) => n.kind === 'oe')
      if (part.type.fits === 'any' || part.type.fits === 'spec') expect(oe).toEqual([])
      else expect(oe.length >= 1 && oe.length <= 4).toBe(true)
      const makes = new Set(part.applications.map(({ modelId }) => carsOf.get(modelId)![0]!.make))
      for (const { maker } of oe) expect([...makes, houseOf([...makes][0]!)]).toContain(maker)
    }
    const replaced = (isOwn: boolean) => (part: Part) =>
      part.numbers.some((n) => n.kind === 'superseded' && (n.maker === part.brand.name) === isOwn)
    expect(parts.some(replaced(true))).toBe(true)
    expect(parts.some(replaced(false))).toBe(true)
  })

  test('have at the other side one that is alike but for the side', () => {
    const carsAt = ({ type, brand, applications }: Part, position: string | null) =>
      JSON.stringify([type.slug, brand.slug, applications, position])
    const at = Map.groupBy(parts, (part) => carsAt(part, part.position))
    const pairs = parts.flatMap((part) => {
      const others = part.position?.includes('left') && at.get(carsAt(part, part.position.replace('left', 'right')))
      return others ? [{ part, others }] : []
    })
    expect(pairs.length).toBeGreaterThan(20)
    const isLike = (one: Part, other: Part) => JSON.stringify(one.attributes) === JSON.stringify(other.attributes)
    const unlike = pairs.filter(({ part, others }) => !others.some((other) => isLike(part, other)))
    expect(unlike.map(({ part }) => part.name)).toEqual([])
  })

  test('count as many for a car as their pack leaves to buy', () => {
    const of = (name: string, value: string) =>
      parts.filter((part) => part.attributes.some(([its, is]) => its === name && is === value))
    expect(of('Pack', '2').length).toBeGreaterThan(0)
    expect(of('Pack', '2').filter(({ quantity, name }) => quantity !== 1 || !name.endsWith(', pair'))).toEqual([])
    expect(of('Pack', '1').filter(({ quantity }) => quantity !== 2)).toEqual([])
    const blocks = of('Design', 'block').filter(({ type }) => type.slug === 'ignition-coils')
    expect(blocks.length).toBeGreaterThan(0)
    expect(blocks.filter(({ quantity }) => quantity !== 1)).toEqual([])
  })

  test('fit cars of a kind they suit, in their years and with their engines; each in one way', () => {
    for (const part of parts) {
      expect(part.applications.length > 0).toBe(part.type.fits === 'chassis' || part.type.fits === 'engine')
      expect(part.specs.length > 0).toBe(part.type.fits === 'spec')
      expect(part.universal).toBe(part.type.fits === 'any')
      const wrong = part.applications.filter(({ modelId, from, to, engineId }) => {
        const made = carsOf.get(modelId)!.filter((car) => engineId === null || car.engineId === engineId)
        const years = Array.from({ length: to - from + 1 }, (_, n) => from + n)
        const isMade = (year: number) =>
          made.some((car) => part.type.suits.includes(car.kind) && car.from <= year && year <= car.to)
        return to < from || !years.every(isMade) || (engineId === null) !== (part.type.fits === 'chassis')
      })
      expect(wrong).toEqual([])
      const keys = part.applications.map((one) => JSON.stringify(one))
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  test('keep motorcycles free of cabin filters, and electric cars of all that burns', () => {
    const fitted = (slug: string) =>
      parts.filter((part) => part.type.slug === slug).flatMap((part) => part.applications)
    const kinds = (slug: string) =>
      new Set(fitted(slug).flatMap(({ modelId }) => carsOf.get(modelId)!.map(({ kind }) => kind)))
    expect(fitted('cabin-filters').length).toBeGreaterThan(0)
    expect(kinds('cabin-filters')).not.toContain('motorcycle')
    expect([...kinds('chain-kits')]).toEqual(['motorcycle'])
    const electric = new Set(cars.filter(({ engine }) => engine?.fuel === 'electric').map(({ engineId }) => engineId))
    const burning = parts.filter((part) => part.type.fits === 'engine').flatMap((part) => part.applications)
    expect(burning.filter(({ engineId }) => electric.has(engineId))).toEqual([])
    const eGolf = cars.find(({ model }) => model === 'e-Golf')!.modelId
    expect(parts.some((part) => part.applications.some(({ modelId }) => modelId === eGolf))).toBe(true)
    expect(burning.filter(({ modelId }) => modelId === eGolf)).toEqual([])
  })

  test('give a 2012 Audi A4 discs and pads', () => {
    const fits = (part: Part) =>
      part.applications.some(({ modelId, from, to }) => nameOf(modelId) === 'Audi A4' && from <= 2012 && to >= 2012)
    const brandsOf = (slug: string) => parts.slice(0, 3000).filter((part) => fits(part) && part.type.slug === slug)
    for (const slug of ['brake-discs', 'brake-pads'])
      expect(new Set(brandsOf(slug).map((part) => part.brand.name)).size).toBeGreaterThan(1)
  })

  test('hold 24 best sellers of 24 types, in stock and reviewed', () => {
    const best = parts.slice(0, 3000).filter((part) => part.bestSeller)
    expect(best).toHaveLength(24)
    expect(new Set(best.map((part) => part.typeId)).size).toBe(24)
    for (const part of best) expect(part.stock > 0 && part.reviews.length > 0).toBe(true)
    expect(parts.filter((part) => part.bestSeller)).toHaveLength(24)
  })

  test('have reviews from 1 to 5 stars, about 4.2 on average, and no text twice on a part', () => {
    const reviews = parts.flatMap((part) => part.reviews)
    const mean = reviews.reduce((sum, review) => sum + review.stars, 0) / reviews.length
    expect(mean).toBeGreaterThan(3.9)
    expect(mean).toBeLessThan(4.5)
    expect(new Set(reviews.map((review) => review.stars))).toEqual(new Set([1, 2, 3, 4, 5]))
    for (const part of parts) expect(new Set(part.reviews.map((review) => review.text)).size).toBe(part.reviews.length)
  })
})

describe('a full catalogue', () => {
  const covered = new Map<number, Set<number>>()
  const values = new Set<string>()
  const remanufactured = new Set<string>()
  const stuttered: string[] = []
  /** By type and OE number: what its parts do. */
  const doing = new Map<string, Set<string>>()
  let applications = 0

  beforeAll(() => {
    for (const part of demoParts(truths, 120_000)) {
      applications += part.applications.length
      if (stutter.test(part.name)) stuttered.push(part.name)
      if (part.condition === 'remanufactured') remanufactured.add(part.type.slug)
      const does = deciding[part.type.slug]?.flatMap((its) => part.attributes.filter(([name]) => name === its)).join()
      for (const { kind, maker, number } of does ? part.numbers : []) {
        const known = `${part.type.slug} ${maker} ${number}`
        if (kind === 'oe') doing.set(known, (doing.get(known) ?? new Set()).add(does!))
      }
      for (const { kind, value } of part.specs) values.add(`${kind} ${value}`)
      for (const { modelId } of part.applications)
        covered.set(modelId, (covered.get(modelId) ?? new Set()).add(part.typeId))
    }
  }, 120_000)

  test('has no name that says a word twice in a row', () => expect(stuttered).toEqual([]))

  test('gives parts that do different things no OE number in common', () => {
    expect(new Set([...doing.keys()].map((key) => key.split(' ')[0]))).toEqual(new Set(Object.keys(deciding)))
    // Makers with three free digits give some number twice, to parts of unlike cars.
    expect([...doing.values()].filter(({ size }) => size > 1).length / doing.size).toBeLessThan(0.005)
  })

  test('has remanufactured parts of the types of which there usually are some', () => {
    const usual = ['alternators', 'brake-calipers', 'drive-shafts', 'starter-motors', 'steering-racks', 'turbochargers']
    expect([...remanufactured].toSorted()).toEqual(usual)
  })

  test('has about ten times as many applications as parts', () => {
    expect(applications / 120_000).toBeGreaterThan(9)
    expect(applications / 120_000).toBeLessThan(12)
  })

  test('has the bread and butter of every model: of its chassis, and of the engines that are known to burn', () => {
    const typesOf = (modelId: number) => covered.get(modelId)?.size ?? 0
    const isBike = (modelId: number) => carsOf.get(modelId)![0]!.kind === 'motorcycle'
    const burns = (modelId: number) => carsOf.get(modelId)!.some(({ engine }) => engine?.fuel?.startsWith('petrol'))
    const models = [...carsOf.keys()]
    expect(models.filter((id) => typesOf(id) < (isBike(id) ? 5 : 12)).map(nameOf)).toEqual([])
    expect(models.filter((id) => burns(id) && typesOf(id) < (isBike(id) ? 8 : 28)).map(nameOf)).toEqual([])
  })

  test('has a part for every value that cars ask for', () => {
    const facts = ['disc-front', 'disc-rear', 'suspension', 'oil-litres', 'wheel', 'bolt-circle']
    const asked = specsOf(truths).filter(({ kind }) => !facts.includes(kind))
    expect(new Set(asked.map(({ kind, value }) => `${kind} ${value}`)).difference(values)).toEqual(new Set())
  })
})
