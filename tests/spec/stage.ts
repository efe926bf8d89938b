import { sql } from 'kysely'
import { rm } from 'node:fs/promises'
import { testSandbox } from '../../demo/sandbox/support/test-sandbox.ts'
import type { MadeExportAddress } from '#domain/exports/schema'
import type { MethodRecord, ZoneRecord } from '#domain/delivery/schema'
import { METHOD, ZONE } from '../support/shops/delivery.ts'
import { failWork } from '../support/shops/failed-work.ts'
import { addPart } from '../support/catalogue/parts.ts'
import { openPayingShop, type PayingShop } from '../support/shops/paying-shop.ts'
import { makeAdmin, type Person, signUp } from '../support/shops/people.ts'

export const PICTURE = 'https://pictures.example/part.jpg'
export const POST = { blogTitle: 'Reading a tyre code', description: 'The *first* number is the width.', img: PICTURE }
export const PART = { name: 'Brake disc', price: 40, img: PICTURE }
export const REVIEW = { name: 'Pat', rating: '5', description: 'Fits.', img: PICTURE }
export const REPORT = { carName: '1967 Citroen DS', what: 'The holes do not match.' }
export const PROFILE = { number: '+1 555 0100', address: '1 Main St', education: 'Mechanic' }
/** A supplier's file. */
export const A_FILE = 'brand,number,name,price\nATE,A 1,Brake disc,40\n'
/** What is to be fetched from a supplier of which nothing was. */
export const A_FETCH = { url: 'https://files.example/stock.csv', every: 'never', version: null }
/** Words that have no rule yet. */
export const searchRule = () => ({ kind: 'not-sold', words: `thing ${crypto.randomUUID()}`, name: 'things' })
/** A place with a name of its own. */
export const placeInput = () => ({
  name: `Place ${crypto.randomUUID()}`,
  address: null,
  collects: false,
  cutOff: '14:00',
  timeZone: 'America/Denver',
  workDays: [1, 2, 3, 4, 5],
  rank: 5,
})
/** A repair job at an address of its own. */
export const repairJob = () => ({
  slug: `job-${crypto.randomUUID()}`,
  name: 'Sump gasket',
  about: 'It weeps oil.',
  steps: [{ type: 'brake-discs', need: 'always' }],
})

/** A whole shop in this process with its card provider, three people, and ways to get one more of everything. */
export async function openStage() {
  const provider = await testSandbox()
  const google = { OIDC_ISSUER: provider.issuer, GOOGLE_CLIENT_ID: 'shop', GOOGLE_CLIENT_SECRET: 'shop-secret' }
  const shop = await openPayingShop({ LIMITS: '0', LOG_LEVEL: 'silent', ...google })
  const [customer, other, admin] = await Promise.all([signUp(shop), signUp(shop), makeAdmin(shop)])
  const insert = async (person: Person, path: string, body: object): Promise<string> => {
    const answer = await shop.call('POST', path, { token: person.token, body })
    if (!answer.body.insertedId) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.insertedId
  }
  return {
    shop,
    customer,
    other,
    admin,
    as: (person: Person | undefined, method: string, path: string, body?: unknown) =>
      shop.call(method, path, { token: person?.token, body }),
    part: (more: object = {}) => insert(admin, '/bestSeller', { ...PART, ...more }),
    post: () => insert(admin, '/blog', POST),
    review: () => insert(customer, '/review', REVIEW),
    profile: () => insert(customer, '/profile', PROFILE),
    correction: async () => {
      const id = await insert(admin, '/bestSeller', PART)
      const body = { ...PART, name: 'Brake disc, rear' }
      return (await shop.call('PUT', `/bestSeller/${id}`, { token: customer.token, body })).body._id as string
    },
    fitReport: async () => insert(customer, '/fit-reports', { ...REPORT, part: await addPart(shop) }),
    repairJob: async () =>
      (await shop.call('POST', '/repair-jobs', { token: admin.token, body: repairJob() })).body._id,
    place: async () =>
      (await shop.call('POST', '/places', { token: admin.token, body: placeInput() })).body.id as number,
    supplier: async () => {
      const body = { name: `Supplier ${crypto.randomUUID()}` }
      return (await shop.call('POST', '/suppliers', { token: admin.token, body })).body.id as number
    },
    async fetchedSupplier(): Promise<number> {
      const id = await this.supplier()
      await shop.call('PUT', `/suppliers/${id}/fetch`, { token: admin.token, body: A_FETCH })
      return id
    },
    async import(): Promise<string> {
      const path = `/imports?supplier=${await this.supplier()}&name=parts.csv`
      return (await shop.call('POST', path, { token: admin.token, body: A_FILE })).body.id
    },
    async mappedSupplier(): Promise<number> {
      const id = await this.supplier()
      const body = { mappings: [{ kind: 'position', theirs: 'VA', ours: 'front' }] }
      await shop.call('PUT', `/suppliers/${id}/mappings`, { token: admin.token, body })
      return id
    },
    async run(): Promise<string> {
      const body = { cells: [{ part: await this.part(), field: 'price', was: '40', is: '41' }] }
      return (await shop.call('POST', '/part-grid', { token: admin.token, body })).body._id
    },
    partUpdate: async () => {
      const id = await insert(admin, '/bestSeller', PART)
      await shop.call('PUT', `/bestSeller/${id}`, { token: admin.token, body: { ...PART, price: 41 } })
      return (await shop.call('GET', '/log?kind=part', { token: admin.token })).body.items[0]._id as string
    },
    exportAddress: async () => {
      const body = { name: 'Partner', file: 'merchant.xml', search: 'category=brake-pads' }
      return (await shop.call('POST', '/exports/addresses', { token: admin.token, body })).body as MadeExportAddress
    },
    countedPart: () => addPart(shop, { stock: 5 }),
    searchRule: async () =>
      (await shop.call('POST', '/search-rules', { token: admin.token, body: searchRule() })).body._id,
    failedWork: () => failWork(shop, 'order-mail', {}),
    zone: async (): Promise<ZoneRecord> =>
      (await shop.call('POST', '/delivery/zones', { token: admin.token, body: { ...ZONE, name: crypto.randomUUID() } }))
        .body,
    async method(): Promise<MethodRecord> {
      const body = { ...METHOD, zone: (await this.zone()).id, on: false }
      return (await shop.call('POST', '/delivery/methods', { token: admin.token, body })).body
    },
    async holiday(): Promise<string> {
      const body = { country: 'US', days: [{ day: '2027-07-05', name: 'A day off' }] }
      await shop.call('POST', '/delivery/holidays', { token: admin.token, body })
      return '/delivery/holidays/US/2027-07-05'
    },
    vehicle: () => anyVehicle(shop),
    garageCar: async () => insert(customer, '/garage', { car: await anyVehicle(shop), name: crypto.randomUUID() }),
    /** An unpaid order of the customer's: two parts at $40, $84 with shipping. */
    order: async () => shop.order(customer, { [await addPart(shop, { price: 40 })]: 2 }, 84),
    /** The same with one part, for a car. */
    orderForCar: async () => {
      const part = await addPart(shop, { price: 40 })
      const line = { part, quantity: 1, car: await anyVehicle(shop), knows: true }
      const { email } = customer
      const body = { name: '', email, number: '', total: 42, items: { [part]: 1 }, lines: [line] }
      return (await shop.call('POST', '/orders', { token: customer.token, body })).body._id as string
    },
    paidOrder: async () => payFor(shop, customer),
    /** A paid order that goes somewhere, so that it can be packed. */
    addressedOrder: async () => addressed(shop, customer),
    /** A parcel of such an order: packed, of one that its buyer collects, sent, or sent and lost. */
    parcel: async (as: 'packed' | 'collected' | 'sent' | 'lost' = 'packed') => {
      const order = await addressed(shop, customer)
      if (as === 'collected')
        await sql`update orders set delivery = '{"kind": "collect"}' where id = ${order}`.execute(shop.ctx.db)
      const { token } = admin
      const { body } = await shop.call('POST', `/orders/${order}/parcels`, { token, body: {} })
      const move = (what: string, change: object) =>
        shop.call('POST', `/parcels/${body._id}/${what}`, { token, body: change })
      if (as === 'sent' || as === 'lost') await move('send', { version: 1 })
      if (as === 'lost') await move('lose', { version: 2, why: 'The van burnt' })
      return body._id as string
    },
    async close() {
      await shop.close()
      await provider.close()
      await rm(shop.config.dataDir, { recursive: true, force: true })
    },
  }
}
export type Stage = Awaited<ReturnType<typeof openStage>>

async function anyVehicle(shop: PayingShop): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from base_vehicle order by random() limit 1`.execute(shop.ctx.db)
  return rows[0]!.id
}

async function addressed(shop: PayingShop, customer: Person): Promise<string> {
  const { id } = await payFor(shop, customer)
  await sql`update orders set address = '1 Main St' where id = ${id}`.execute(shop.ctx.db)
  return id
}

async function payFor(shop: PayingShop, customer: Person): Promise<{ id: string; intent: string }> {
  const id = await shop.order(customer, { [await addPart(shop, { price: 40 })]: 2 }, 84)
  const intent = await shop.open(customer, id, 84)
  await shop.charge(intent)
  const { status } = await shop.claim(customer, id, intent)
  if (status !== 200) throw new Error(`the payment was not confirmed: ${status}`)
  return { id, intent }
}
