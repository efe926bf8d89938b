import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Free, type Share, splitUnits, type Units } from './split-units.ts'

const [DISC, PAD, OIL] = [1, 2, 3]
const [MAIN, WEST, EAST] = [1, 2, 3]
const wants = (partId: number, quantity = 1): Units => ({ partId, quantity })
const has = (placeId: number, partId: number, free = 9): Free => ({ placeId, partId, free })

describe('an order is split', () => {
  it('into one parcel where one place has all, though it is not the first', () => {
    const free = [has(MAIN, DISC), has(WEST, DISC), has(WEST, PAD)]
    expect(splitUnits([wants(DISC), wants(PAD)], free)).toEqual([{ placeId: WEST, parts: [wants(DISC), wants(PAD)] }])
  })

  it('by the ranks of places that serve it equally well', () => {
    const free = [has(MAIN, DISC), has(WEST, DISC), has(EAST, DISC)]
    expect(splitUnits([wants(DISC)], free)).toEqual([{ placeId: MAIN, parts: [wants(DISC)] }])
  })

  it('with no more units from a place than lie there', () => {
    const free = [has(MAIN, DISC, 1), has(WEST, DISC, 3)]
    expect(splitUnits([wants(DISC, 4)], free)).toEqual([
      { placeId: MAIN, parts: [wants(DISC, 1)] },
      { placeId: WEST, parts: [wants(DISC, 3)] },
    ])
  })

  it('with all that lies in the preferred place taken there, and the rest as whole as can be', () => {
    const free = [has(MAIN, DISC), has(MAIN, PAD), has(WEST, DISC, 1), has(WEST, OIL), has(EAST, OIL)]
    expect(splitUnits([wants(DISC, 2), wants(PAD), wants(OIL)], free, WEST)).toEqual([
      { placeId: MAIN, parts: [wants(DISC, 1), wants(PAD)] },
      { placeId: WEST, parts: [wants(DISC, 1), wants(OIL)] },
    ])
  })

  it('without the units that are nowhere, and parts that are not counted never run out', () => {
    const free = [has(MAIN, DISC, 1), has(WEST, OIL, Infinity)]
    expect(splitUnits([wants(DISC, 2), wants(PAD), wants(OIL, 999)], free)).toEqual([
      { placeId: MAIN, parts: [wants(DISC, 1)] },
      { placeId: WEST, parts: [wants(OIL, 999)] },
    ])
  })
})

const table = (places: number) =>
  fc.record({
    wanted: fc.uniqueArray(
      fc.record({ partId: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 1, max: 6 }) }),
      {
        selector: ({ partId }) => partId,
        minLength: 1,
      },
    ),
    free: fc.uniqueArray(
      fc.record({
        partId: fc.integer({ min: 1, max: 5 }),
        placeId: fc.integer({ min: 1, max: places }),
        free: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constant(Infinity)),
      }),
      { selector: ({ partId, placeId }) => `${partId} ${placeId}`, maxLength: 5 * places },
    ),
  })

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
const unitsOf = (shares: readonly Share[], part: number) =>
  sum(shares.flatMap(({ parts }) => parts.filter(({ partId }) => partId === part).map(({ quantity }) => quantity)))
const liesIn = (free: readonly Free[], part: number, places: readonly number[]) =>
  sum(free.filter(({ partId, placeId }) => partId === part && places.includes(placeId)).map((row) => row.free))

/** What every split must keep to: nobody gets more than was wanted or lies there, and what could be sent is. */
function expectRight(wanted: readonly Units[], free: readonly Free[], shares: readonly Share[]) {
  const all = free.map(({ placeId }) => placeId)
  for (const { partId, quantity } of wanted)
    expect(unitsOf(shares, partId)).toBe(Math.min(quantity, liesIn(free, partId, [...new Set(all)])))
  for (const { placeId, parts } of shares)
    for (const { partId, quantity } of parts) expect(quantity).toBeLessThanOrEqual(liesIn(free, partId, [placeId]))
}

/** The fewest places of all subsets; of equally small ones the first by rank. */
function byTryingAll(wanted: readonly Units[], free: readonly Free[]): number[] {
  const ranked = [...new Set(free.map(({ placeId }) => placeId))]
  const enough = (places: readonly number[]) =>
    wanted.every(({ partId, quantity }) => {
      return liesIn(free, partId, places) >= Math.min(quantity, liesIn(free, partId, ranked))
    })
  const subsets = Array.from({ length: 2 ** ranked.length }, (_, bits) => ranked.filter((_, n) => bits & (1 << n)))
  const ranks = (places: readonly number[]) => places.map((place) => String(ranked.indexOf(place))).join()
  return subsets.filter(enough).toSorted((a, b) => a.length - b.length || (ranks(a) < ranks(b) ? -1 : 1))[0]!
}

describe('whatever lies wherever', () => {
  it('a split is right, and as small as the best of all choices, of up to eight places', () => {
    fc.assert(
      fc.property(table(8), ({ wanted, free }) => {
        const shares = splitUnits(wanted, free)
        expectRight(wanted, free, shares)
        const ranked = [...new Set(free.map(({ placeId }) => placeId))]
        const best = byTryingAll(wanted, free).toSorted((a, b) => ranked.indexOf(a) - ranked.indexOf(b))
        expect(shares.map(({ placeId }) => placeId)).toEqual(best)
      }),
      { numRuns: 300 },
    )
  })

  it('a split is right of more places too, and no place is named that is not needed', () => {
    fc.assert(
      fc.property(table(14), ({ wanted, free }) => {
        const shares = splitUnits(wanted, free)
        expectRight(wanted, free, shares)
        const used = shares.map(({ placeId }) => placeId)
        for (const place of used) {
          const others = used.filter((other) => other !== place)
          const isNeeded = wanted.some(({ partId }) => liesIn(free, partId, others) < unitsOf(shares, partId))
          expect(isNeeded).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('a preferred place gives all that it has', () => {
    fc.assert(
      fc.property(table(8), fc.integer({ min: 1, max: 8 }), ({ wanted, free }, prefer) => {
        const shares = splitUnits(wanted, free, prefer)
        expectRight(wanted, free, shares)
        const there = shares.filter(({ placeId }) => placeId === prefer)
        for (const { partId, quantity } of wanted)
          expect(unitsOf(there, partId)).toBe(Math.min(quantity, liesIn(free, partId, [prefer])))
      }),
    )
  })
})
