import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeApplications } from '#domain/fitment'
import type { QuickLine, QuickOrder } from '#domain/quick-order/schema'
import { findVehicles } from '#domain/vehicles'
import { addParts, writeLevels } from '../../support/catalogue/parts-of-types.ts'
import { signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let car: { id: number; modelId: number; label: string }
const ids: Record<string, number> = {}
const type = 'brake-discs'

beforeAll(async () => {
  shop = await openShop()
  const { ctx } = shop
  await writeLevels(ctx)
  const { bases, label } = await findVehicles(ctx, { make: 'Volkswagen', model: 'Golf', year: 2014 })
  car = { id: bases[0]!.id, modelId: bases[0]!.model.id, label }
  const shared = { kind: 'oe' as const, maker: 'Q', number: '9W2 991 702 L' }
  const rows = [
    { number: 'QQ/54552/G', stock: 10, price: 4000 },
    { number: 'QZ 991 1', stock: 4, popularity: 500, numbers: [shared] },
    { number: 'QZ 991 2', stock: 0, popularity: 900, numbers: [shared] },
    { number: 'QZ 991 3', stock: 9, popularity: 1, numbers: [shared] },
    { number: 'QR-107002' },
    { number: 'QR-107001' },
    { number: 'QZ 991 4', stock: null, numbers: [{ kind: 'superseded' as const, maker: 'Q', number: '77W-1234' }] },
  ]
  const written = await addParts(
    ctx,
    rows.map((row) => ({ type, brand: 'low', ...row })),
  )
  for (const [n, id] of written.entries()) ids[rows[n]!.number] = id
  const application = {
    modelId: car.modelId,
    from: 2014,
    to: 2014,
    engineId: null,
    position: null,
    quantity: null,
    conditions: [],
  }
  await writeApplications(ctx, 'test', [
    { ...application, partId: ids['QZ 991 3']! },
    { ...application, partId: ids['QQ/54552/G']!, conditions: [{ kind: 'disc-front', value: '999' }] },
  ])
})
beforeEach(() => shop.heard())
afterAll(() => shop.close())

const send = (body: unknown, token?: string) => shop.call('POST', '/quick-order', { body, token })
async function answer(body: object): Promise<QuickOrder> {
  const { status, body: given } = await send(body)
  expect(status, JSON.stringify(given)).toBe(200)
  return given
}
const one = async (text: string, more: object = {}): Promise<QuickLine> => (await answer({ text, ...more })).lines[0]!
const partsOf = (line: QuickLine) => line.parts.map(({ _id }) => Number(_id))

describe('a line is answered', () => {
  test('found, with the part as the cart needs it', async () => {
    const line = await one('qq 54552 g 2 front axle')
    expect(line).toMatchObject({ answer: 'found', quantity: 2, note: 'front axle', count: 1, didYouMean: [] })
    expect(line.parts).toEqual([
      {
        _id: String(ids['QQ/54552/G']),
        number: 'QQ/54552/G',
        name: expect.any(String),
        brand: 'Low',
        price: 40,
        stock: 10,
        img: expect.any(String),
        quantity: 1,
        type: { slug: 'brake-discs', name: 'Brake discs' },
        universal: false,
        by: 'own',
        fit: null,
      },
    ])
  })

  test('several found: what is in stock and sells best comes first', async () => {
    const line = await one('9W2991702L')
    expect(line).toMatchObject({ answer: 'several', quantity: 1, count: 3 })
    expect(partsOf(line)).toEqual([ids['QZ 991 1'], ids['QZ 991 3'], ids['QZ 991 2']])
    expect(line.parts.map(({ by }) => by)).toEqual(['oe', 'oe', 'oe'])
  })

  test('a brand that the line names, also where more parts have the number than are shown', async () => {
    const number = 'QV 100 200'
    const numbers = [{ kind: 'oe' as const, maker: 'Q', number }]
    const many = Array.from({ length: 9 }, (_, n) => ({
      type,
      brand: 'low',
      number: `QV-${n}`,
      popularity: 900,
      numbers,
    }))
    await addParts(shop.ctx, [...many, { type, brand: 'high', number: 'QV-9', popularity: 1, numbers }])
    await shop.heard()
    const [line] = (await shop.call('POST', '/quick-order', { body: { text: `High ${number} 2` } })).body.lines
    expect(line).toMatchObject({ answer: 'found', parts: [{ number: 'QV-9', brand: 'High' }] })
  })

  test('of parts whose numbers differ in spaces and dashes only, the one that is spelled as typed', async () => {
    const two = [
      { brand: 'low', number: 'QT4411.09-5' },
      { brand: 'high', number: 'QT 441 1095' },
    ]
    const [dotted, spaced] = await addParts(
      shop.ctx,
      two.map((row) => ({ type, ...row })),
    )
    await shop.heard()
    expect(partsOf(await one('QT4411.09-5 2'))).toEqual([dotted])
    expect(partsOf(await one('QT 441 1095'))).toEqual([spaced])
    expect(await one('QT4411.09-5')).toMatchObject({ answer: 'found', count: 1 })
    for (const typed of ['QT4411095', 'QT-4411-095'])
      expect(await one(typed)).toMatchObject({ answer: 'several', count: 2 })
  })

  test('of brands that share a number, the one that the line names', async () => {
    const number = 'QW-5150'
    const two = [{ brand: 'low' }, { brand: 'high' }].map((row) => ({ type, number, ...row }))
    const [low, high] = await addParts(shop.ctx, two)
    expect(await one(number)).toMatchObject({ answer: 'several', count: 2 })
    const named = await one(`High ${number} 2`)
    expect([named.answer, named.count, partsOf(named)]).toEqual(['found', 1, [high]])
    expect(partsOf(await one(`2x ${number} (LOW)`))).toEqual([low])
  })

  test('replaced by another part', async () => {
    expect(await one('77W-1234')).toMatchObject({
      answer: 'replaced',
      parts: [{ number: 'QZ 991 4', by: 'superseded' }],
    })
  })

  test('too few in stock', async () => {
    expect(await one('QZ 991 1 x5')).toMatchObject({ answer: 'short', quantity: 5, parts: [{ stock: 4 }] })
    expect(await one('QZ 991 1 x4')).toMatchObject({ answer: 'found' })
    expect(await one('QZ 991 2')).toMatchObject({ answer: 'short', parts: [{ stock: 0 }] })
  })

  test('more than the stock where more can be ordered', async () => {
    const [part] = await addParts(shop.ctx, [{ type, brand: 'low', number: 'QB 771 5', stock: 1 }])
    await sql`update stock set due_days = 5 where part_id = ${part!}`.execute(shop.ctx.db)
    expect(await one('QB 771 5 x3')).toMatchObject({ answer: 'found', parts: [{ stock: 1, backOrder: { days: 5 } }] })
  })

  test('did you mean, for whichever way it may be read', async () => {
    const near = [{ number: '9W2 991 702 L', name: expect.any(String), parts: 3 }]
    expect(await one('9W2 991 703 L 2')).toMatchObject({
      answer: 'did-you-mean',
      number: '9W2 991 703 L',
      quantity: 2,
      parts: [],
      didYouMean: near,
    })
    // Here the last group is a piece of the number, and no quantity.
    expect(await one('QZ 991 1')).toMatchObject({ answer: 'found', number: 'QZ 991 1', quantity: 1 })
    expect(await one('QZ 991 5')).toMatchObject({ answer: 'did-you-mean', number: 'QZ 991 5', quantity: 1 })
  })

  test('is offered the number that it reads as with other characters that look alike, however many', async () => {
    for (const [typed, number] of [
      ['QR-IO7OO2', 'QR-107002'],
      ['9W2 99I 7O2 L', '9W2 991 702 L'],
      ['QR-1O7O0I', 'QR-107001'],
    ] as const)
      expect([typed, (await one(typed)).didYouMean[0]?.number]).toEqual([typed, number])
  })

  test('not found', async () => {
    expect(await one('ZZZ-998877 3')).toMatchObject({
      answer: 'not-found',
      number: 'ZZZ-998877',
      quantity: 3,
      count: 0,
    })
  })
})

describe('for a car', () => {
  test('each part says whether it fits; of several that which fits comes first', async () => {
    const order = await answer({ text: '9W2991702L\nQQ/54552/G\nnothing here', car: car.id })
    expect(order.car).toEqual({ car: car.id, label: car.label })
    expect(order.setAside).toEqual(['nothing here'])
    const [several, maybe] = order.lines as [QuickLine, QuickLine]
    expect(partsOf(several)).toEqual([ids['QZ 991 3'], ids['QZ 991 1'], ids['QZ 991 2']])
    expect(several.parts[0]!.fit).toEqual({ fit: 'yes', why: [], place: null, reasons: [] })
    expect(several.parts[1]!.fit!.fit).toBe('unknown')
    const [card] = (await shop.call('GET', `/fits?part=${ids['QQ/54552/G']}&car=${car.id}`)).body.items
    const { _id: _, ...fit } = card
    expect(maybe.parts[0]!.fit).toEqual(fit)
  })

  test('what its owner answered counts', async () => {
    const line = await one('QQ/54552/G', { car: car.id, is: ['disc-front:999'] })
    expect(line.parts[0]!.fit!.fit).toBe('yes')
  })

  test.each([
    [{ car: 2_000_000_000 }, 'car'],
    [{ engine: 1 }, 'engine'],
    [{ car: 'golf' }, 'car'],
    [{ car: 1, is: ['nonsense'] }, 'is'],
  ])('%j is refused', async (more, name) => {
    const { status, body } = await send({ text: 'QQ/54552/G', ...more })
    expect([status, Object.keys(body.fields)]).toEqual([400, [name]])
  })
})

describe('the call', () => {
  test('is for anybody, and the same for all', async () => {
    const { token } = await signUp(shop)
    const [anonymous, customer] = [await send({ text: 'QQ/54552/G' }), await send({ text: 'QQ/54552/G' }, token)]
    expect(customer.body).toEqual(anonymous.body)
    expect(anonymous.headers.get('cache-control')).toContain('no-store')
  })

  test('takes lines that were corrected one by one', async () => {
    const { lines } = await answer({
      lines: [{ number: 'OE no. QQ/54552/G', quantity: 3, note: 'left' }, { number: 'ZZZ-998877' }],
    })
    expect(lines).toMatchObject([
      { answer: 'found', quantity: 3, note: 'left', number: 'QQ/54552/G' },
      { answer: 'not-found', quantity: 1 },
    ])
  })

  test('takes 200 lines, and refuses 201 by the name of the field', async () => {
    const text = (count: number) => Array.from({ length: count }, (_, n) => `QQ/54552/G ${(n % 9) + 1}`).join('\n')
    expect((await answer({ text: text(200) })).lines).toHaveLength(200)
    expect(await send({ text: text(201) })).toMatchObject({
      status: 400,
      body: { fields: { text: 'at most 200 lines' } },
    })
    const lines = Array.from({ length: 201 }, () => ({ number: 'QQ/54552/G' }))
    expect((await answer({ lines: lines.slice(1) })).lines).toHaveLength(200)
    expect(await send({ lines })).toMatchObject({ status: 400, body: { fields: { lines: 'at most 200 lines' } } })
  })

  test('of a text that is too long by its lines, the lines are told', async () => {
    const text = Array.from({ length: 2000 }, () => 'QQ/54552/G 2').join('\n')
    expect((await send({ text })).body.fields).toEqual({ text: 'at most 200 lines' })
    expect((await send({ text: 'x'.repeat(16_001) })).body.fields.text).toContain('16000 characters')
  })

  test.each<[name: string, body: unknown]>([
    ['text', {}],
    ['text', { text: 'x', lines: [{ number: 'x' }] }],
    ['text', { text: 7 }],
    ['text', { text: 'x'.repeat(16_001) }],
    ['text', { text: 'ﷺ'.repeat(900) }],
    ['lines', { lines: [] }],
    ['lines.0.number', { lines: [{ number: '' }] }],
    ['lines.0.quantity', { lines: [{ number: 'QQ/54552/G', quantity: 0 }] }],
    ['lines.0.quantity', { lines: [{ number: 'QQ/54552/G', quantity: 1000 }] }],
    ['lines.0.quantity', { lines: [{ number: 'QQ/54552/G', quantity: 1.5 }] }],
    ['lines.0.note', { lines: [{ number: 'QQ/54552/G', note: 'x'.repeat(201) }] }],
  ])('refuses what is wrong in a body, and names %s', async (name, body) => {
    const { status, body: problem } = await send(body)
    expect([status, problem.code, Object.keys(problem.fields)]).toEqual([400, 'invalid', [name]])
  })

  test('strange text is set aside, and breaks nothing', async () => {
    const { lines, setAside } = await answer({ text: '🙂\n\0%_\\\n\t;;|\n' + '"'.repeat(50) })
    expect(lines).toEqual([])
    expect(setAside.length).toBeGreaterThan(0)
  })
})
