import { afterAll, expect, test } from 'vitest'
import { DISC, openPartsDesk } from '../../support/shops/parts-desk.ts'

const { shop, asAdmin, create, pat } = await openPartsDesk()
afterAll(() => shop.close())

const at = (day: string) => `2031-0${day}T00:00:00.000Z`
const times = async (id: string) => (await asAdmin('GET', `/parts/${id}/price-times`)).body

test('what a part cost before stands there, the newest first', async () => {
  const id = await create()
  expect(await times(id)).toMatchObject({ _id: id, price: 89, changes: [], toCome: [] })
  for (const price of [95, 95, 80]) await asAdmin('PUT', `/bestSeller/${id}`, { ...DISC, price })
  const { changes } = await times(id)
  expect(changes).toMatchObject([
    { was: { price: 95 }, price: 80 },
    { was: { price: 89 }, price: 95 },
  ])
  expect(Date.parse(changes[0].at)).toBeGreaterThanOrEqual(Date.parse(changes[1].at))
})

test('a price to come is planned, replaced and taken back', async () => {
  const id = await create()
  const plan = (startsAt: string, price: number) => asAdmin('POST', `/parts/${id}/price-times`, { startsAt, price })
  await plan(at('3-01'), 99)
  await plan(at('2-01'), 91)
  expect((await plan(at('3-01'), 98)).body.toCome).toEqual([
    { startsAt: at('2-01'), price: 91 },
    { startsAt: at('3-01'), price: 98 },
  ])
  const takeBack = () => asAdmin('DELETE', `/parts/${id}/price-times?startsAt=${at('2-01')}`)
  expect((await takeBack()).body.toCome).toEqual([{ startsAt: at('3-01'), price: 98 }])
  expect((await takeBack()).status).toBe(404)
  expect((await shop.call('GET', `/parts/${id}`)).body.price).toBe(89)
})

test.each([
  ['startsAt', { startsAt: '2020-01-01T00:00:00Z', price: 5 }],
  ['startsAt', { startsAt: 'soon', price: 5 }],
  ['price', { startsAt: at('1-01'), price: 0 }],
  ['price', { startsAt: at('1-01'), price: 1.5 }],
])('a price to come with a wrong %s is refused', async (field, body) => {
  const answer = await asAdmin('POST', `/parts/${await create()}/price-times`, body)
  expect(answer.status).toBe(400)
  expect(answer.body.fields).toHaveProperty(field)
})

test('past and future prices are for admins', async () => {
  const id = await create()
  for (const [token, status] of [
    [undefined, 401],
    [pat.token, 403],
  ] as const)
    expect((await shop.call('GET', `/parts/${id}/price-times`, { token })).status).toBe(status)
  expect((await asAdmin('GET', '/parts/999999/price-times')).status).toBe(404)
})
