import { describe, expect, test } from 'vitest'
import { liesIn } from './places.ts'

const WEST = 2
const parts = Array.from({ length: 5000 }, (_, n) => ({ id: n + 1, stock: n % 40 }))
const lying = parts.map((part) => ({ part, places: liesIn(part, WEST) }))
const share = (those: typeof lying) => those.length / parts.length

describe('demo parts', () => {
  test('lie in one place or in both, in fixed shares', () => {
    const alone = lying.filter(({ places }) => places.length === 1)
    expect(share(alone.filter(({ places }) => places[0]!.place === WEST))).toBeCloseTo(0.2, 1)
    expect(share(lying.filter(({ places }) => places.length === 2))).toBeCloseTo(0.15, 1)
    expect(liesIn(parts[7]!, WEST)).toEqual(lying[7]!.places)
  })

  test('in both are as many as they were, and in either sometimes none', () => {
    const both = lying.filter(({ places }) => places.length === 2)
    for (const { part, places } of both) expect(places.reduce((sum, { units }) => sum + units!, 0)).toBe(part.stock)
    expect(both.some(({ places }) => places[1]!.units === 0)).toBe(true)
  })

  test('have a shelf wherever they lie', () => {
    for (const { places } of lying) for (const { shelf } of places) expect(shelf).toMatch(/^[A-L]-\d{1,2}-[1-5]$/)
  })
})
