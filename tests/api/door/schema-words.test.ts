import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { createApi } from '#api'
import { fieldsOf } from '../../../api/door/door.ts'
import { makeAdmin } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await openShop({ LIMITS: '0' })
  token = (await makeAdmin(shop)).token
})
afterAll(() => shop.close())

test.each<[string, string, unknown, Record<string, string>]>([
  ['POST', '/quote', [], { body: 'Must be an object' }],
  ['POST', '/quote', { lines: [{}] }, { 'lines.0.part': 'This field is missing' }],
  ['POST', '/bestSeller', { attributes: 5 }, { attributes: 'Must be a list' }],
  ['POST', '/quote', { lines: [{ part: 7, quantity: 1 }] }, { 'lines.0.part': 'Must be text' }],
  ['POST', '/quote', { lines: [{ part: '1', quantity: 1, knows: false }] }, { 'lines.0.knows': 'Must be true' }],
  [
    'PATCH',
    '/my-cart',
    { lines: [{ part: '1', quantity: 'x' }] },
    { 'lines.0.quantity': 'The quantity is a whole number' },
  ],
  [
    'GET',
    '/parts?sort=odd',
    undefined,
    { sort: 'Must be one of relevance, popular, price-up, price-down, rating, newest' },
  ],
  ['GET', '/parts?q=disc&q=pad', undefined, { q: 'Must be one text, not a list' }],
  ['GET', '/user?q=%07', undefined, { q: 'Please use letters and digits only' }],
  ['GET', '/log?from=yesterday', undefined, { from: 'Write a time as 2026-12-25T14:30:00Z' }],
  ['POST', '/imports/1/allow', { n: 0 }, { n: 'Must be more than 0' }],
  ['POST', '/imports/1/allow', { n: 1.5 }, { n: 'Must be a whole number' }],
  [
    'POST',
    '/part-changes',
    { change: { price: { by: 'odd' } } },
    { 'change.price.by': 'Must be one of to, amount, percent, cost' },
  ],
  ['POST', '/bestSeller', { attributes: [['a']] }, { 'attributes.0': 'Must have 3 values or more' }],
])('%s %s %j: a value with no words of its own is refused in plain ones', async (method, path, body, fields) => {
  const answer = await shop.call(method, path, { token, ...(body !== undefined && { body }) })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', fields } })
})

const VALUES = [undefined, null, true, -1, 1.5, 1e30, 'x', '', ' ', '\u0007', 'x'.repeat(200_001), 'https://x']
const LISTS = [[], [[]], [5], Array(6000).fill('x'), {}, { x: 1 }, { 'a b': [] }]
type Def = { type: string; shape?: Record<string, z.ZodType>; options?: z.ZodType[] } & Record<string, z.ZodType>

/** A schema and all the schemas that it is made of. */
function* within(schema: z.ZodType | undefined): Generator<z.ZodType> {
  const def = schema?.def as unknown as Def | undefined
  if (!schema || !def || def.type === 'transform') return
  yield schema
  const inner = [def['innerType'], def['element'], def['in'], def['out'], def['keyType'], def['valueType']]
  for (const one of [...inner, ...(def.options ?? []), ...Object.values(def.shape ?? {})]) yield* within(one)
}

test('no call answers in the words of the library that checks its input', () => {
  type Asked = Partial<Record<'query' | 'params' | 'headers', z.ZodType>>
  type Route = { request?: Asked & { body?: { content: Record<string, { schema: z.ZodType }> } } }
  const described = createApi(shop.ctx).openAPIRegistry.definitions as { type: string; route: Route }[]
  const asked = described.flatMap(({ route }) => {
    const { body, query, params, headers } = route?.request ?? {}
    return [query, params, headers, ...Object.values(body?.content ?? {}).map(({ schema }) => schema)]
  })
  const schemas = new Set(asked.flatMap((schema) => [...within(schema)]))
  expect(schemas.size).toBeGreaterThan(500)
  const said = new Set<string>()
  for (const schema of schemas)
    for (const value of [...VALUES, ...LISTS]) {
      const { error } = schema.safeParse(value)
      for (const { say, params } of Object.values(error ? fieldsOf(error) : {}))
        if (say === 'refusal.said') said.add(String(params[0]))
    }
  expect([...said].filter((one) => /^(Invalid|Too|Unrecognized)|expected|received/.test(one))).toEqual([])
})
