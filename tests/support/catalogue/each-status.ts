import { bareGolf, partForCar } from './bare-golf.ts'
import { addParts } from './parts-of-types.ts'
import { makeAdmin, signUp } from '../shops/people.ts'
import { openShop } from '../shops/shop.ts'

/** One part that is sold, and the same hidden and retired: whatever finds it says which of them it found. */
export type Kind = 'sold' | 'hidden' | 'retired'
export const KINDS: Kind[] = ['sold', 'hidden', 'retired']
export const numberOf = (kind: Kind) => `ZQ-77123-${1 + KINDS.indexOf(kind)}`
/** What each save of a part carries. */
export const FIELDS = { name: 'x', price: 40, img: '/pictures/x.webp' }

/** A shop with those three, best sellers that fit a car, and a part on sale that shares their OE number. */
export async function openEachStatus() {
  const shop = await openShop({ LIMITS: '100' })
  const [admin, pat] = [await makeAdmin(shop), await signUp(shop)]
  const car = await bareGolf(shop.ctx)
  const numbers = [{ kind: 'oe' as const, maker: 'Q', number: '9W7 881 704 K' }]
  const ids = {} as Record<Kind, string>
  for (const kind of KINDS) {
    const row = {
      type: 'brake-discs',
      brand: 'low',
      number: numberOf(kind),
      name: `Zirkulon ${kind}`,
      position: 'front' as const,
      quantity: 2,
      stock: 3,
      bestSeller: true,
      attributes: [['Diameter', '777.5', 'mm'] as [string, string, string]],
      numbers,
    }
    ids[kind] = String(await partForCar(shop.ctx, car, row, {}))
  }
  const [id] = await addParts(shop.ctx, [{ type: 'brake-discs', brand: 'high', position: 'front', numbers }])
  const get = (path: string, token?: string) => shop.call('GET', path, { token })
  const save = (part: string, body: object) =>
    shop.call('PUT', `/bestSeller/${part}`, { token: admin.token, body: { ...FIELDS, ...body } })
  async function setStatus(kind: Kind, status: string): Promise<void> {
    const { name } = (await get(`/bestSeller/${ids[kind]}`, admin.token)).body
    const { status: code, body } = await save(ids[kind], { name, status })
    if (code !== 200) throw new Error(`${code} ${JSON.stringify(body)}`)
  }
  for (const kind of ['hidden', 'retired'] as const) await setStatus(kind, kind)
  return { shop, admin, pat, car, ids, sharing: String(id), get, save, setStatus }
}
