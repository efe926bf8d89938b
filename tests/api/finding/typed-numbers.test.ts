import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { areKnownNumbers, nearNumbers, suggest } from '#domain/finding'
import { listOf } from '../../support/catalogue/parts.ts'
import { addParts, writeLevels } from '../../support/catalogue/parts-of-types.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
const ids: Record<string, number> = {}
const brand = 'low'
const type = 'brake-discs'

beforeAll(async () => {
  shop = await openShop()
  await writeLevels(shop.ctx)
  const oe = (number: string) => [{ kind: 'oe' as const, maker: 'Q', number }]
  const rows = [
    { number: 'QQ/54552/G', popularity: 10, name: 'Disc that sells' },
    { number: 'QQ/54553/G', popularity: 900, name: 'Disc that sells better' },
    { number: 'QZ 991 702 L', numbers: oe('9W2 991 702 L') },
    { number: 'QZ 991 703 L', numbers: oe('9W2 991 702 L') },
    { number: 'QZ 991 704 L', numbers: [{ kind: 'superseded' as const, maker: 'Q', number: '77W-1234' }] },
    { number: 'Q/5', attributes: ['814', '52'].map((one) => ['Size', one, 'mm']) },
    { number: 'QX-123.45', popularity: 1 },
    { number: 'QX 12345', brand: 'middle', popularity: 900 },
    { number: 'NV 991 840' },
    { number: 'SH/99184/A' },
    { number: 'BT 9934G' },
    { number: 'FE-991840', numbers: oe('SLK 991 84') },
    { number: 'QM.9364H' },
    { number: 'QN 1', numbers: oe('5X7 991 978 QT') },
    { number: 'QN 2', numbers: oe('A 903 022 61 86') },
    { number: 'QN 3', numbers: oe('67 9985 01') },
    { number: 'QN 4', numbers: oe('NV 560 919') },
    { number: 'QN 5', numbers: oe('I7 11 9 009 925') },
    { number: 'QN 6', numbers: oe('4M1 991 672') },
    {
      number: 'QZ 1',
      numbers: oe('W 265 763 95 67'),
      attributes: ['265', '763', '95', '67'].map((one) => ['Size', one, 'mm']),
    },
  ]
  const written = await addParts(
    shop.ctx,
    rows.map((row) => ({ type, brand, ...row })) as Parameters<typeof addParts>[1],
  )
  for (const [n, id] of written.entries()) ids[rows[n]!.number] = id
})
beforeEach(() => shop.heard())
afterAll(() => shop.close())

const near = async (typed: string) => (await nearNumbers(shop.ctx, [typed]))[0]!
const found = async (q: string) => (await listOf(shop, { q })).items.map(({ _id }) => Number(_id))

describe('a number that no part has', () => {
  test.each([
    ['one character wrong', '9W2 991 708 L'],
    ['one missing', '9W2991 02 L'],
    ['one too many', '9w2-9991-702-l'],
    ['two neighbours swapped', '9W2 991 720 L'],
  ])('%s: %s', async (_, typed) => {
    expect(await near(typed)).toEqual([
      { number: '9W2 991 702 L', name: expect.stringMatching(/^brake-discs/), parts: 2 },
    ])
  })

  test('own, OE and superseded numbers are offered; the likeliest slip first, then what sells best', async () => {
    expect((await near('QQ/5455Z/G')).map(({ number }) => number)).toEqual(['QQ/54552/G', 'QQ/54553/G'])
    expect(await near('QQ/54554/G')).toEqual([
      { number: 'QQ/54553/G', name: 'Disc that sells better', parts: 1 },
      { number: 'QQ/54552/G', name: 'Disc that sells', parts: 1 },
    ])
    expect((await near('77W-1235')).map(({ number }) => number)).toEqual(['77W-1234'])
  })

  test('nothing is offered for what is two slips away, too short, or no number', async () => {
    for (const typed of ['9W2 991 799 L', 'Q/6', 'brake', '', '🙂']) expect(await near(typed)).toEqual([])
  })

  test('many are answered at once, each with its own, at most five', async () => {
    await sql`insert into part_number (part_id, kind, maker, number, norm)
      select ${ids['Q/5']!}, 'oe', 'Q', 'WWQ-000' || n, 'WWQ000' || n from generate_series(0, 8) n`.execute(shop.ctx.db)
    const [five, none, one] = await nearNumbers(shop.ctx, ['WWQ-000X', 'zzzzz9', 'QQ/54552/H'])
    expect([five!.length, none!.length, one!.length]).toEqual([5, 0, 1])
  })
})

describe('a number of which some characters cannot be read', () => {
  test.each(['QQ/5?5??/G', 'QQ/5*G', 'qq 5?5?2...g', '?Q/5455?/G'])('%s finds what it may be', async (q) => {
    expect(await found(q)).toContain(ids['QQ/54552/G'])
    expect((await listOf(shop, { q })).reading).toMatchObject({ number: q, unknownNumber: null, didYouMean: [] })
  })

  test('finds no other number', async () => {
    expect(await found('QQ/5??52/G')).toEqual([ids['QQ/54552/G']])
    expect(await found('9?2 991 70? L')).toEqual(await found('9W2 991 702 L'))
  })

  test('that no part has is not found by a piece of it', async () => {
    for (const q of ['QX-1??.99', 'QX-1??23', 'QX-1?23.4?6']) {
      const { count, reading } = await listOf(shop, { q })
      expect([count, reading!.unknownNumber]).toEqual([0, q])
    }
  })

  test('is suggested while it is typed', async () => {
    const labels = (await suggest(shop.ctx, 'QQ/5?55')).map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['QQ/54552/G', 'QQ/54553/G']))
  })

  test('a question mark at its end asks', async () => {
    expect((await found('QX-123.45?'))[0]).toBe(ids['QX-123.45'])
  })
})

describe('a search for a number that no part has', () => {
  test('lists nothing, and offers what may be meant with the search for it', async () => {
    const list = await listOf(shop, { q: 'brake discs 9W2 991 703 L' })
    expect(list).toMatchObject({ count: 0, items: [], reading: { unknownNumber: '9W2 991 703 L', dropped: [] } })
    const [meant] = list.reading!.didYouMean
    expect(meant).toMatchObject({ number: '9W2 991 702 L', parts: 2, q: 'brake discs 9W2 991 702 L' })
    expect(await found(meant!.q)).toHaveLength(2)
  })

  test('leads to the parts of the type that is named beside it', async () => {
    const { count, reading, relax } = await listOf(shop, { q: 'brake discs ZZX-7317' })
    expect([count, reading!.unknownNumber]).toEqual([0, 'ZZX-7317'])
    expect(relax.map(({ query }) => query)).toEqual([{ q: 'brake discs' }])
    expect(relax[0]!.count).toBe((await listOf(shop, { q: 'brake discs' })).count)
    expect((await listOf(shop, { q: 'ZZX-7317' })).relax).toEqual([])
  })

  test('also where one of its groups is a measure by itself', async () => {
    const { reading } = await listOf(shop, { q: '9W 2991 702 K' })
    expect(reading).toMatchObject({ didYouMean: [{ number: '9W2 991 702 L', q: '9W2 991 702 L' }] })
  })

  test('is no search for a piece of it', async () => {
    expect(await found('9W2 991')).toHaveLength(2)
    expect(await listOf(shop, { q: '9W2 991 888 00' })).toMatchObject({ count: 0, reading: { didYouMean: [] } })
  })

  test('is called unknown also where each of its groups stands in some text', async () => {
    const asked = async (q: string) => {
      const { count, reading } = await listOf(shop, { q })
      return [count, reading!.unknownNumber]
    }
    expect(await asked('265 95 814 52')).toEqual([0, '265 95 814 52'])
    expect(await asked('265 95 763 67'), 'one text has them all').toEqual([1, null])
  })

  test('characters that look alike are put right at once', async () => {
    expect(await found('9W2 99I 7O2 L')).toHaveLength(2)
  })
})

describe('several numbers', () => {
  test('are a list of so many lines, known or not', async () => {
    for (const [q, lines] of [
      ['QQ/54552/G 2 QQ/54553/G 1', 2],
      ['QQ/54552/G; QQ/54553/G; 77W-1234', 3],
      ['QQ/54552/H 2, QQ/54553/G', 2],
    ] as const)
      expect([q, (await listOf(shop, { q })).reading!.list]).toEqual([q, { lines }])
    for (const q of ['QQ/54552/G', '9W2 991 702 L', 'brake discs 312 mm 25 mm', '2016 golf 2.0'])
      expect([q, (await listOf(shop, { q })).reading!.list]).toEqual([q, null])
  })

  test('list the parts of each', async () => {
    const both = await listOf(shop, { q: 'QQ/54552/G 2 77W-1234 1' })
    expect(both.reading).toMatchObject({ number: 'QQ/54552/G, 77W-1234' })
    expect(both.items.map(({ _id }) => Number(_id)).toSorted()).toEqual([ids['QQ/54552/G'], ids['QZ 991 704 L']])
  })

  test('list a part once that has several of them', async () => {
    const both = await listOf(shop, { q: 'QZ 991 702 L; 9W2 991 702 L' })
    expect(both.reading).toMatchObject({ list: { lines: 2 } })
    expect(both.count).toBe(2)
    expect(both.items.map(({ _id }) => Number(_id)).toSorted()).toEqual([ids['QZ 991 702 L'], ids['QZ 991 703 L']])
  })

  test('one with a quantity is that number', async () => {
    expect(await found('QQ/54552/G 2')).toEqual([ids['QQ/54552/G']])
    expect(await found('2x QQ/54552/G')).toEqual([ids['QQ/54552/G']])
  })
})

describe('numbers that come to the 17 characters of a VIN', () => {
  test.each(['NV 991840 2 FE 991-840', 'SH/99184/A, NV 991840', 'FE 991840 NV991840 9'])('%s: a list', async (text) => {
    expect(await areKnownNumbers(shop.ctx, text)).toBe(true)
  })

  test.each(['WDBT J65J X5F1 2604 4', 'NV 991840 2 FE 991-841', 'NV 991840 disc FE1', '1HGCM82633A004352', ''])(
    '%s: none',
    async (text) => {
      expect(await areKnownNumbers(shop.ctx, text)).toBe(false)
    },
  )
})

describe('other spellings', () => {
  test.each([
    ['９Ｗ２　９９１　７０２　Ｌ'],
    ['OE no. 9W2 991 702 L'],
    ['OEM number: 9W2991702L'],
    ['part number: 9W2 991 702 L'],
    ['Teilenummer 9W2 991 702 L'],
    ['ref. 9W2-991-702-L'],
  ])('%s', async (q) => {
    expect((await found(q)).toSorted()).toEqual([ids['QZ 991 702 L'], ids['QZ 991 703 L']])
  })

  test('a number as short as Q/5 is found whole', async () => {
    expect(await found('Q/5')).toEqual([ids['Q/5']])
    expect(await found('q/5')).toEqual([ids['Q/5']])
    expect(await found('Q/6')).not.toContain(ids['Q/5'])
  })

  test('an OE number without its leading letter, whose groups are words of texts', async () => {
    expect(await found('265 763 95 67')).toEqual([ids['QZ 1']])
    expect(await found('W 265 763 95 67')).toEqual([ids['QZ 1']])
    expect(await found('2657639567')).toEqual([ids['QZ 1']])
  })
})

test('of parts whose numbers differ in spaces and dashes the one that is spelled as typed comes first', async () => {
  const [dashed, spaced] = [ids['QX-123.45'], ids['QX 12345']]
  expect(await found('QX-123.45')).toEqual([dashed, spaced])
  expect(await found('qx-123.45')).toEqual([dashed, spaced])
  expect(await found('QX 12345')).toEqual([spaced, dashed])
  expect(await found('QX12345')).toEqual([spaced, dashed])
})

describe('an exact number that begins with the name of a model', () => {
  test.each([
    ['NV 991 840', 'NV 991 840'],
    ['nv 991840', 'NV 991 840'],
    ['NV991840', 'NV 991 840'],
    ['SH/99184/A', 'SH/99184/A'],
    ['sh 99184 a', 'SH/99184/A'],
    ['BT 9934G', 'BT 9934G'],
    ['FE 991 840', 'FE-991840'],
    ['SLK 991 84', 'FE-991840'],
  ])('%s', async (q, number) => {
    const list = await listOf(shop, { q })
    expect(list.reading).toMatchObject({ number: q, vehicle: null, types: [], words: [] })
    expect(list.items.map(({ _id }) => Number(_id))).toEqual([ids[number]])
    expect((await listOf(shop, { q, car: 1 })).reading).toMatchObject({ number: q, vehicle: null })
  })

  test('where no part has it, the words are read as before', async () => {
    expect((await listOf(shop, { q: 'NV 2014' })).reading).toMatchObject({
      number: null,
      vehicle: { make: 'Nissan' },
    })
  })
})

describe('a number of which a piece reads as a size, a model or a type, where that finds nothing', () => {
  test.each([
    ['5X7 991 978', 'QN 1'],
    ['9364H', 'QM.9364H'],
    ['A 903 022 6l 86', 'QN 2'],
    ['67 9985 0l', 'QN 3'],
    ['NV 56O 919', 'QN 4'],
    ['OE no. NV 56O 919', 'QN 4'],
    ['I7 11 9 009 92S', 'QN 5'],
    ['4Ml 991 672', 'QN 6'],
  ])('%s is found, or offered', async (q, number) => {
    const { items, reading } = await listOf(shop, { q })
    const offered = reading!.didYouMean.map((meant) => meant.q)
    expect([...items.map(({ _id }) => Number(_id)), ...(offered[0] ? await found(offered[0]) : [])]).toEqual([
      ids[number],
    ])
  })

  test('stays a size or a model where only a filter leaves nothing of it', async () => {
    const { count, reading } = await listOf(shop, { q: 'NV 2014', priceMin: '99998', priceMax: '99999' })
    expect([count, reading]).toMatchObject([0, { number: null, didYouMean: [], vehicle: { make: 'Nissan' } }])
  })
})

describe('half a number whose letters are a name, too', () => {
  beforeAll(() =>
    addParts(shop.ctx, [
      { type: 'engine-oils', brand, number: '0 991 843.3', universal: true },
      { type, brand, number: 'QY 1', attributes: [['Size', '991', 'mm']] },
    ]),
  )

  test.each(['nv 991', 'NV 991-84', 'nv 991 8', 'Nv.991', 'nv-991 84'])('%s finds the part', async (typed) => {
    expect((await found(typed))[0]).toBe(ids['NV 991 840'])
    expect((await listOf(shop, { q: typed })).count).toBe(1)
  })

  test('but a whole model stays one', async () => {
    expect((await listOf(shop, { q: 'nv 200' })).reading?.number ?? null).toBeNull()
  })
})
