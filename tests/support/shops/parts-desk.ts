import { sql } from 'kysely'
import { makeAdmin, type Person, signUp } from './people.ts'
import { openShop, type TestShop } from './shop.ts'

export const DISC = { name: 'Brake disc, drilled', price: 89, img: 'https://pictures.example/disc.jpg' }
export type Row = Record<string, unknown>

/** A shop whose admin writes parts by /bestSeller, with a customer who may only propose. */
export async function openPartsDesk() {
  const shop: TestShop = await openShop()
  const admin: Person = await makeAdmin(shop)
  const pat: Person = await signUp(shop)
  const asAdmin = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
    shop.call(method, path, { token: admin.token, body, headers })
  const create = async (more: object = {}): Promise<string> =>
    (await asAdmin('POST', '/bestSeller', { ...DISC, ...more })).body.insertedId
  const show = async (id: string) => (await shop.call('GET', `/bestSeller/${id}`)).body
  const rowsOf = async (query: ReturnType<typeof sql<Row>>) => (await query.execute(shop.ctx.db)).rows
  return { shop, admin, pat, asAdmin, create, show, rowsOf }
}
