import { sql } from 'kysely'
import { expectInvariants } from './invariants.ts'
import { addPart } from '../catalogue/parts.ts'
import { openPayingShop, type PayingShop } from './paying-shop.ts'
import { makeAdmin, type Person, signUp } from './people.ts'

const ADDRESS = '12 Foundry Lane\nDetroit MI 48201'

/** A shop where paid orders wait to be packed, and who comes there. */
export async function openPackingRoom(settings: Record<string, string> = {}) {
  const shop = await openPayingShop({ LIMITS: '0', ...settings })
  const [buyer, stranger, admin, other] = await Promise.all([
    signUp(shop),
    signUp(shop),
    makeAdmin(shop),
    makeAdmin(shop, { name: 'The other admin' }),
  ])
  const post = (path: string, body: object = {}, person: Person | undefined = admin) =>
    shop.call('POST', path, { token: person?.token, body })
  return {
    shop,
    buyer,
    stranger,
    admin,
    other,
    post,
    /** Expects what must always be true of a shop, and closes it. */
    async close() {
      await expectInvariants(shop)
      await shop.close()
    },
    /** Parts at $40, in the order of their ids, as the lines of an order stand. */
    async parts(count: number, stock: number | null = 10) {
      const parts: string[] = []
      while (parts.length < count) parts.push(await addPart(shop, { price: 40, stock }))
      return parts
    },
    /** An order of so many units of each part, in the order of their ids, placed and paid by the buyer. */
    async paid(items: Record<string, number>, address = ADDRESS): Promise<string> {
      const id = await placed(shop, buyer, items, address)
      await pay(shop, buyer, id)
      return id
    },
    placed: (items: Record<string, number>) => placed(shop, buyer, items, ADDRESS),
    show: async (id: string, person: Person = admin) =>
      (await shop.call('GET', `/orders/${id}`, { token: person.token })).body,
    pack: (id: string, body: object = {}) => post(`/orders/${id}/parcels`, body),
    /** Its buyer collects the order. */
    collects: (id: string) =>
      sql`update orders set delivery = '{"id": "standard", "kind": "collect", "name": "Collect"}' where id = ${id}`.execute(
        shop.ctx.db,
      ),
  }
}
export type PackingRoom = Awaited<ReturnType<typeof openPackingRoom>>

async function placed(shop: PayingShop, buyer: Person, items: Record<string, number>, address: string) {
  const units = Object.values(items).reduce((sum, quantity) => sum + quantity, 0)
  const total = 40 * units + (40 * units > 99 ? 0 : 2 * units)
  const body = { name: buyer.name, email: buyer.email, number: '+1 555 0100', total, items, address }
  const answer = await shop.call('POST', '/orders', { token: buyer.token, body })
  if (answer.status !== 201) throw new Error(`no order: ${JSON.stringify(answer.body)}`)
  return answer.body._id as string
}

async function pay(shop: PayingShop, buyer: Person, id: string): Promise<void> {
  const { total } = (await shop.call('GET', `/orders/${id}`, { token: buyer.token })).body
  const intent = await shop.open(buyer, id, total)
  await shop.charge(intent)
  const { status } = await shop.claim(buyer, id, intent)
  if (status !== 200) throw new Error(`not paid: ${status}`)
}
