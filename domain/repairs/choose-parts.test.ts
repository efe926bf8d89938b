import { describe, expect, test } from 'vitest'
import type { Candidate } from './candidates.ts'
import { chooseParts, type Offer } from './choose-parts.ts'
import { piecesOf } from './pieces.ts'
import type { Step } from './repair-jobs.ts'

let ids = 0
const part = (more: Partial<Candidate> = {}): Candidate => ({
  id: ++ids,
  number: 'N',
  name: 'Part',
  brand_id: 1,
  type_id: 1,
  price: 1000,
  stock: null,
  position: 'front',
  quantity: 1,
  universal: false,
  rating: 0,
  rating_count: 0,
  img: null,
  pop: 0,
  measured: null,
  status: 'sold',
  condition: 'new',
  successors: null,
  step: 0,
  fits: true,
  place: 'front',
  needed: 1,
  attributes: [],
  ...more,
})
const offer = (more: Partial<Omit<Offer, 'part'>> & { part?: Partial<Candidate> } = {}): Offer => ({
  step: 0,
  type: 'brake-discs',
  level: 'original',
  pieces: 1,
  isThere: true,
  ...more,
  part: part(more.part),
})
const disc = (diameter: number): Candidate['attributes'] => [['Diameter', String(diameter), 'mm']]
const idsOf = (chosen: Offer[]) => chosen.map(({ part }) => part.id)

describe('a price level', () => {
  test('has one part for each step, none for a step without any', () => {
    const [a, b] = [offer(), offer({ step: 2, type: 'brake-pads' })]
    expect(chooseParts([a, b])).toEqual([{ level: 'original', chosen: [a, b] }])
  })

  test('stands where the first step has a part of it; other steps take one of the nearest level', () => {
    const [cheap, dear] = [offer({ level: 'value' }), offer({ level: 'premium' })]
    const pads = offer({ step: 1, type: 'brake-pads', level: 'original' })
    expect(chooseParts([cheap, dear, pads])).toEqual([
      { level: 'value', chosen: [cheap, pads] },
      { level: 'premium', chosen: [dear, pads] },
    ])
    const unknown = offer({ level: 'other' })
    expect(chooseParts([unknown, cheap, pads])).toEqual([
      { level: 'value', chosen: [cheap, pads] },
      { level: 'other', chosen: [unknown, pads] },
    ])
    const soldOut = offer({ level: 'original', isThere: false })
    expect(chooseParts([cheap, soldOut]).map(({ level }) => level)).toEqual(['value'])
    expect(chooseParts([soldOut]).map(({ level }) => level)).toEqual(['original'])
  })

  test('never mixes parts that measure differently at one place', () => {
    const wide = offer({ part: { attributes: disc(312), pop: 9 } })
    const kit = (diameter: string, pop: number) =>
      offer({ step: 1, type: 'brake-kits', part: { attributes: [['Disc diameter', diameter, 'mm']], pop } })
    const [narrowKit, wideKit] = [kit('288', 99), kit('312', 1)]
    expect(idsOf(chooseParts([wide, narrowKit, wideKit])[0]!.chosen)).toEqual([wide.part.id, wideKit.part.id])
    expect(chooseParts([wide, narrowKit])[0]!.chosen).toEqual([wide])
    const rear = offer({ step: 1, part: { attributes: disc(272), place: 'rear' } })
    expect(chooseParts([wide, rear])[0]!.chosen).toEqual([wide, rear])
  })

  test('prefers one brand, but takes what is in stock', () => {
    const mine = [0, 1].map((step) => offer({ step, part: { brand_id: 7, pop: 1 } }))
    const others = [0, 1].map((step) => offer({ step, part: { brand_id: 8 + step, pop: 50 } }))
    expect(chooseParts([...others, ...mine])[0]!.chosen).toEqual(mine)
    const soldOut = { ...mine[1]!, isThere: false }
    expect(chooseParts([...others, mine[0]!, soldOut])[0]!.chosen.at(-1)).toBe(others[1])
  })

  test('takes the cheapest of what suits every car, and of value parts', () => {
    const grease = (price: number) => offer({ step: 1, type: 'greases', part: { universal: true, price, pop: price } })
    const [tube, bucket] = [grease(500), grease(2900)]
    expect(chooseParts([offer(), bucket, tube])[0]!.chosen.at(-1)).toBe(tube)
    const [low, high] = [900, 1900].map((price) => offer({ level: 'value', part: { price, pop: price } }))
    expect(chooseParts([high!, low!])[0]!.chosen).toEqual([low])
  })
})

describe('how many', () => {
  const step: Step = {
    typeId: 1,
    position: null,
    meets: null,
    quantity: null,
    litres: null,
    need: 'always',
    oneTime: false,
    note: '',
  }
  const bottle = (litres: string) => part({ attributes: [['Content', litres, 'l']] })

  test('as many as the car needs, or as the step says, by the pack', () => {
    expect(piecesOf(part({ needed: 4 }), step, null)).toBe(4)
    expect(piecesOf(part({ needed: 4 }), { ...step, quantity: 1 }, null)).toBe(1)
    const pair = part({ attributes: [['Pack', '2', null]] })
    expect(piecesOf(pair, { ...step, quantity: 2 }, null)).toBe(1)
  })

  test('so many bottles that the litres are there; one where they are not known', () => {
    const oil: Step = { ...step, litres: 'oil-litres' }
    expect(piecesOf(bottle('1'), oil, 4.3)).toBe(5)
    expect(piecesOf(bottle('5'), oil, 4.3)).toBe(1)
    expect(piecesOf(bottle('1'), oil, 4)).toBe(4)
    expect(piecesOf(bottle('5'), oil, null)).toBe(1)
    expect(piecesOf(part(), oil, 4.3)).toBe(1)
  })
})
