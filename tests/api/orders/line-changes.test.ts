import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ChangingRoom, more, openChangingRoom, unitsOf } from '../../support/shops/changing-room.ts'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'
import { addPartIn, addPlace, takenFrom, unitsIn } from '../../support/shops/places.ts'

let room: ChangingRoom
beforeAll(async () => {
  room = await openChangingRoom()
})
afterEach(() => expectInvariants(room.shop))
afterAll(() => room.shop.close())

describe('more units of a paid order', () => {
  it('are held until their buyer pays for them, and then belong to it', async () => {
    const { shop } = room
    const { id, part } = await room.anOrder()
    const { status, body } = await room.change(id, { ...more(0, 2), reason: 'asked on the telephone' })
    expect([status, body.owed, body.total, unitsOf(body)]).toEqual([200, 80, 120, [3]])
    expect(body.change).toMatchObject({ lines: [{ quantity: 2, price: 40 }], why: 'asked on the telephone' })
    expect(await stockOf(shop, part)).toBe(5)
    expect((await room.mailsOf(id)).at(-1)).toMatchObject({ kind: 'owed', amount: 8000 })
    await room.pay(id, 80)
    const paid = await room.show(id, room.buyer)
    expect([paid.total, unitsOf(paid), paid.state]).toEqual([200, [5], 'paid'])
    expect(paid).not.toHaveProperty('owed')
    expect(paid).not.toHaveProperty('change')
    expect(paid.changePayments).toMatchObject([{ amount: 80 }])
    expect(paid.changePayments[0].tranjactionId).not.toBe(paid.tranjactionId)
    expect(paid.events.at(-1).why).toMatch(/^changed: 2 × .+ more: asked on the telephone$/)
    expect([await room.charged(id), await stockOf(shop, part)]).toEqual([20_000, 5])
    expect((await room.mailsOf(id)).at(-1)).toMatchObject({ kind: 'changed' })
  })

  it('are paid by a payment of their own each time, and the order tells all of them', async () => {
    const { id } = await room.anOrder()
    for (const [units, owed] of [
      [2, 80],
      [1, 40],
    ] as const) {
      await room.change(id, more(0, units))
      await room.pay(id, owed)
    }
    const { tranjactionId, changePayments } = await room.show(id, room.buyer)
    expect(changePayments.map(({ amount }: { amount: number }) => amount)).toEqual([80, 40])
    const ids = changePayments.map((payment: { tranjactionId: string }) => payment.tranjactionId)
    expect(new Set([tranjactionId, ...ids]).size).toBe(3)
    const { body } = await room.shop.call('GET', '/orders', { token: room.buyer.token })
    expect(body.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({ tranjactionId, changePayments })
  })

  it('keep the order from being packed until they are paid', async () => {
    const { id } = await room.anOrder()
    await room.change(id, more(0, 1))
    expect((await room.pack(id)).body.code).toBe('owes-money')
    const onList = async (list: string) => {
      const { body } = await room.shop.call('GET', `/to-do?list=${list}&limit=100`, { token: room.admin.token })
      return body.items.some(({ _id }: { _id: string }) => _id === id)
    }
    expect([await onList('owes-money'), await onList('pick')]).toEqual([true, false])
    await room.pay(id, 40)
    expect((await room.pack(id)).body.lines).toEqual([{ line: 0, quantity: 4 }])
  })

  it('stand in a line of their own when they cost something else today', async () => {
    const { id, part } = await room.anOrder()
    await sql`update part set price = 4500 where id = ${part}`.execute(room.shop.ctx.db)
    const { body } = await room.change(id, more(0, 1))
    expect(body.owed).toBe(45)
    await room.pay(id, 45)
    const order = await room.show(id)
    expect(order.lines.map(({ price, quantity }: Record<string, number>) => [price, quantity])).toEqual([
      [40, 3],
      [45, 1],
    ])
  })

  it('cost the quantity price of all that the order then has; what was paid keeps its price', async () => {
    const { id, part } = await room.anOrder()
    await sql`insert into price_break values (${part}, 4, 3000)`.execute(room.shop.ctx.db)
    expect((await room.change(id, more(0, 2))).body.owed).toBe(60)
    await room.pay(id, 60)
    expect((await room.show(id)).total).toBe(180)
  })

  it('are refused when too few are left, and then nothing is taken', async () => {
    const { id, part } = await room.anOrder(4)
    const { status, body } = await room.change(id, more(0, 2))
    expect([status, body.code, body.parts[0].left]).toEqual([409, 'sold-out', 1])
    expect([await stockOf(room.shop, part), (await room.show(id)).owed]).toEqual([1, undefined])
  })

  it('are refused of a part that is no longer sold', async () => {
    const { id, part } = await room.anOrder()
    await sql`update part set status = 'hidden' where id = ${part}`.execute(room.shop.ctx.db)
    expect((await room.change(id, more(0, 1))).body.fields).toEqual({ 'more.0.line': 'This part is not sold here' })
  })

  it('need no stock where it is not counted, and are refused where it is counted only since', async () => {
    const { id, part } = await room.anOrder(null)
    expect((await room.change(id, more(0, 1))).body.owed).toBe(40)
    await room.pay(id, 40)
    await sql`insert into stock (part_id, free, came_in) values (${part}, 5, 5)`.execute(room.shop.ctx.db)
    expect((await room.change(id, more(0, 1))).body.code).toBe('counted-since')
    expect(await stockOf(room.shop, part)).toBe(5)
  })

  it('come from where they lie', async () => {
    const { shop } = room
    const west = await addPlace(shop)
    const part = await addPartIn(shop, { 1: 3, [west]: 2 }, { price: 40 })
    const id = await room.paid({ [part]: 3 })
    await room.change(id, more(0, 1))
    const taken = (await takenFrom(shop, id))[part]!
    expect([taken[1], taken[west]]).toEqual([3, 1])
    await room.withdraw(id)
    const [left, free] = [(await takenFrom(shop, id))[part]!, await unitsIn(shop, part)]
    expect([(left[1] ?? 0) + free[1]!, (left[west] ?? 0) + free[west]!, await stockOf(shop, part)]).toEqual([3, 2, 2])
  })
})

describe('a part in the place of another', () => {
  it('that is dearer costs the difference, which is all that is paid', async () => {
    const { shop } = room
    const { id, part } = await room.anOrder()
    const better = await addPart(shop, { price: 55, stock: 5 })
    const { body } = await room.change(id, { less: [{ line: 0, quantity: 3 }], add: [{ part: better, quantity: 3 }] })
    expect([body.owed, body.total, unitsOf(body)]).toEqual([45, 120, [3]])
    expect([await stockOf(shop, part), await stockOf(shop, better)]).toEqual([7, 2])
    await room.pay(id, 45)
    const paid = await room.show(id)
    expect([paid.total, paid.subtotal, paid.credited, unitsOf(paid)]).toEqual([165, 285, 120, [0, 3]])
    expect([await stockOf(shop, part), await stockOf(shop, better), await room.charged(id)]).toEqual([10, 2, 16_500])
    expect(paid.events.at(-1).why).toMatch(/^changed: 3 × .+ instead of 3 × /)
  })

  it('that is cheaper is exchanged at once, and the difference goes back', async () => {
    const { shop } = room
    const { id, part } = await room.anOrder()
    const plain = await addPart(shop, { price: 15, stock: 5 })
    const { body } = await room.change(id, { less: [{ line: 0, quantity: 1 }], add: [{ part: plain, quantity: 1 }] })
    expect([body.owed, body.total, body.credited, unitsOf(body)]).toEqual([undefined, 120, 15, [2, 1]])
    await room.todo.sendPendingRefunds(id)
    expect([await room.charged(id), await stockOf(shop, part), await stockOf(shop, plain)]).toEqual([9500, 8, 4])
    expect((await room.mailsOf(id)).find(({ kind }) => kind === 'changed')).toMatchObject({ amount: 2500 })
  })

  it('at the same price moves no money', async () => {
    const { id } = await room.anOrder()
    const other = await addPart(room.shop, { price: 40, stock: 5 })
    await room.change(id, { less: [{ line: 0, quantity: 1 }], add: [{ part: other, quantity: 1 }] })
    await room.todo.sendPendingRefunds(id)
    expect([await room.charged(id), (await room.show(id)).state]).toEqual([12_000, 'paid'])
  })
})

describe('who may change lines', () => {
  it('only admins; its buyer may withdraw, nobody else', async () => {
    const { buyer, stranger } = room
    const { id } = await room.anOrder()
    const none = await room.shop.call('POST', `/orders/${id}/changes`, { body: more(0, 1) })
    expect(none.status).toBe(401)
    expect((await room.change(id, more(0, 1), buyer)).status).toBe(403)
    expect((await room.change(id, more(0, 1))).status).toBe(200)
    expect((await room.shop.call('POST', `/orders/${id}/changes/withdraw`)).status).toBe(401)
    expect((await room.withdraw(id, stranger)).status).toBe(404)
    expect((await room.withdraw(id)).status).toBe(200)
  })

  it('nobody of an unpaid, packed, cancelled or missing order', async () => {
    const { admin, shop } = room
    const [part] = await room.parts(1)
    expect((await room.change(await room.placed({ [part!]: 3 }), more(0, 1))).body.code).toBe('not-paid')
    const { id } = await room.anOrder()
    await room.pack(id, { lines: [{ line: 0, quantity: 1 }] })
    expect((await room.change(id, more(0, 1))).body.code).toBe('packed')
    const { id: other } = await room.anOrder()
    await shop.call('POST', `/orders/${other}/cancel`, { token: admin.token, body: { reason: 'x' } })
    expect((await room.change(other, more(0, 1))).body.code).toBe('wrong-state')
    expect((await room.change('no-such-order', more(0, 1))).status).toBe(404)
  })

  it('and no lines are cancelled while something is owed', async () => {
    const { id } = await room.anOrder()
    await room.change(id, more(0, 1))
    const body = { lines: [{ line: 0, quantity: 1 }] }
    const answer = await room.shop.call('POST', `/orders/${id}/cancel-lines`, { token: room.buyer.token, body })
    expect([answer.status, answer.body.code]).toEqual([409, 'owes-money'])
  })
})

it.each([
  ['nothing', {}, 'more'],
  ['only what goes', { less: [{ line: 0, quantity: 1 }] }, 'more'],
  ['an empty list', { more: [] }, 'more'],
  ['a line that is not there', more(7, 1), 'more.0.line'],
  ['half a unit', more(0, 0.5), 'more.0.quantity'],
  ['more that goes than there is', { ...more(0, 1), less: [{ line: 0, quantity: 4 }] }, 'less.0.quantity'],
  ['a part that is not sold', { add: [{ part: '99999999', quantity: 1 }] }, 'add.0.part'],
  ['a car that nobody knows', { add: [{ part: '1', quantity: 1, car: 99_999_999 }] }, 'add.0.car'],
])('%s is refused at its field', async (_, body, at) => {
  const { id } = await room.anOrder()
  const answer = await room.change(id, body)
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, expect.arrayContaining([at])])
})

it('two admins who change an order at once: one does', async () => {
  const { id, part } = await room.anOrder()
  const answers = await Promise.all(Array.from({ length: 6 }, () => room.change(id, more(0, 1))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect([(await room.show(id)).owed, await stockOf(room.shop, part)]).toEqual([40, 6])
})
