import { beforeAll, describe, expect, test } from 'vitest'
import { normalNumber } from '../../domain/catalogue/part-number.ts'
import { demoParts, type Part } from './parts.ts'
import { buildPlatforms } from './platforms.ts'
import { readVehicles } from '../../domain/vehicles/read-vehicles.ts'
import { textOf, type Vehicle } from './vehicles.ts'

const fleet = readVehicles().map(({ make, model, type, from, to, engine }, n): Vehicle => {
  return { id: n + 1, modelId: 1, engineId: null, make, model, kind: type, engine: engine && textOf(engine), from, to }
})
const platforms = buildPlatforms(fleet)
const stutter = /\b(\p{L}+)\W+\1\b/iu
const vehicleOf = (id: number): Vehicle => fleet[id - 1]!
let parts: Part[]

beforeAll(() => {
  parts = [...demoParts(platforms, 6000)]
})

describe('demo parts', () => {
  test('are the same every time, and a smaller catalogue is the start of a larger one', () => {
    expect([...demoParts(platforms, 500)]).toEqual(parts.slice(0, 500))
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
      if (part.universal) expect(oe).toEqual([])
      else expect(oe.length >= 1 && oe.length <= 4).toBe(true)
      for (const { maker } of oe) expect(maker).toBe(vehicleOf(part.fitments[0]!.vehicleId).make)
    }
    expect(parts.some((part) => part.numbers.some((n) => n.kind === 'superseded' && n.maker === part.brand.name))).toBe(
      true,
    )
    expect(parts.some((part) => part.numbers.some((n) => n.kind === 'superseded' && n.maker !== part.brand.name))).toBe(
      true,
    )
  })

  test('fit vehicles of a kind they suit, within the vehicle’s years; parts for any vehicle have no list', () => {
    for (const part of parts) {
      expect(part.fitments.length === 0).toBe(part.universal)
      expect(part.universal).toBe(part.type.fits === 'any')
      const wrong = part.fitments.filter(({ vehicleId, from, to }) => {
        const vehicle = vehicleOf(vehicleId)
        return !part.type.suits.includes(vehicle.kind) || from < vehicle.from || to > vehicle.to || to < from
      })
      expect(wrong).toEqual([])
      const keys = part.fitments.map((fitment) => `${fitment.vehicleId} ${fitment.from}`)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  test('keep motorcycles free of cabin filters and electric cars of spark plugs', () => {
    const fitted = (slug: string) => parts.filter((part) => part.type.slug === slug).flatMap((part) => part.fitments)
    expect(fitted('cabin-filters').length).toBeGreaterThan(0)
    expect(fitted('cabin-filters').every((fitment) => vehicleOf(fitment.vehicleId).kind !== 'motorcycle')).toBe(true)
    expect(fitted('spark-plugs').every((fitment) => vehicleOf(fitment.vehicleId).make !== 'Tesla')).toBe(true)
    expect(fitted('chain-kits').every((fitment) => vehicleOf(fitment.vehicleId).kind === 'motorcycle')).toBe(true)
  })

  test('give a 2012 Audi A4 discs and pads', () => {
    const fits = (part: Part) =>
      part.fitments.some(({ vehicleId, from, to }) => {
        const { make, model } = vehicleOf(vehicleId)
        return make === 'Audi' && model === 'A4' && from <= 2012 && to >= 2012
      })
    const small = parts.slice(0, 3000).filter(fits)
    expect(
      new Set(small.filter((part) => part.type.slug === 'brake-discs').map((part) => part.brand.name)).size,
    ).toBeGreaterThan(1)
    expect(
      new Set(small.filter((part) => part.type.slug === 'brake-pads').map((part) => part.brand.name)).size,
    ).toBeGreaterThan(1)
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
  const stuttered: string[] = []
  let fitments = 0

  beforeAll(() => {
    for (const part of demoParts(platforms, 120_000)) {
      fitments += part.fitments.length
      if (stutter.test(part.name)) stuttered.push(part.name)
      for (const { vehicleId } of part.fitments) {
        covered.set(vehicleId, (covered.get(vehicleId) ?? new Set()).add(part.typeId))
      }
    }
  }, 120_000)

  test('has no name that says a word twice in a row', () => expect(stuttered).toEqual([]))

  test('has about ten times as many fitments as parts', () => {
    expect(fitments / 120_000).toBeGreaterThan(9)
    expect(fitments / 120_000).toBeLessThan(12)
  })

  test('has the bread and butter of every vehicle', () => {
    const short = fleet.filter(
      (vehicle) => (covered.get(vehicle.id)?.size ?? 0) < (vehicle.kind === 'motorcycle' ? 12 : 24),
    )
    expect(short).toEqual([])
    const cars = fleet.filter((vehicle) => vehicle.kind !== 'motorcycle')
    expect(cars.filter((vehicle) => covered.get(vehicle.id)!.size >= 40).length / cars.length).toBeGreaterThan(0.98)
  })
})
