import { signatureOf } from '#domain/identity'
import { METHOD, ZONE } from '../support/shops/delivery.ts'
import { addPart } from '../support/catalogue/parts.ts'
import { buy, GOLDEN, newEmail } from '../support/shops/guests.ts'
import { cookiesOf, type Person, signUp } from '../support/shops/people.ts'
import { orderRequestsOf } from './requests-of-orders.ts'
import { partRequestsOf } from './requests-of-parts.ts'
import { supplyRequestsOf } from './requests-of-supply.ts'
import { textRequestsOf } from './requests-of-texts.ts'
import { PART, placeInput, PROFILE, repairJob, REPORT, REVIEW, searchRule, type Stage } from './stage.ts'

type Request = { path?: string; body?: unknown; headers?: Record<string, string> }

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)
const upload = () => {
  const form = new FormData()
  form.append('image', new Blob([picture], { type: 'image/png' }))
  return form
}
const VEHICLE = { make: 'Renault', model: 'Clio', type: 'car', year_from: 2012, year_to: 2014, market: 'EU' }
const LIST = 'make,model,type,year_from,year_to,litres\nRenault,Twingo,car,2012,2014,1.2'

const cookieOf = (person: Person | undefined) => (person ? { cookie: person.cookie } : undefined)

async function anotherSession(stage: Stage, { email, password }: Person): Promise<Record<string, string>> {
  const { headers } = await stage.shop.call('POST', '/auth/sign-in/email', { body: { email, password } })
  return { cookie: cookiesOf(headers) }
}

async function alertKey({ shop }: Stage): Promise<string> {
  const part = await addPart(shop, { stock: 0 })
  const alert = await shop.call('POST', `/parts/${part}/stock-alerts`, { body: { email: 'waits@camber.example' } })
  return alert.body.key
}

export type Requests = Record<string, (person: Person | undefined) => Request | Promise<Request>>

/** A well-formed call of its kind about the customer's things, fresh for each role. */
function requestsOf(stage: Stage): Requests {
  /** Asked by somebody new, who knows the password. */
  const byPassword = async (person: Person | undefined, more: object) => {
    const somebody = person && (await signUp(stage.shop))
    return { body: { currentPassword: somebody?.password ?? 'spanner-42', ...more }, headers: cookieOf(somebody) }
  }
  return {
    ...supplyRequestsOf(stage),
    ...textRequestsOf(stage),
    ...orderRequestsOf(stage),
    ...partRequestsOf(stage),
    'POST /auth/sign-up/email': () => ({
      body: { name: 'New', email: `new-${crypto.randomUUID()}@camber.example`, password: 'spanner-42' },
    }),
    'POST /auth/sign-in/email': () => ({ body: { email: stage.customer.email, password: stage.customer.password } }),
    'POST /auth/sign-in/social': () => ({ body: { provider: 'google' } }),
    'POST /auth/sign-out': async (person) => ({ body: {}, headers: person && (await anotherSession(stage, person)) }),
    'GET /auth/verify-email': () => ({ path: '/auth/verify-email?token=made-up' }),
    'POST /auth/send-verification-email': () => ({ body: { email: 'nobody@camber.example' } }),
    'POST /auth/request-password-reset': () => ({ body: { email: 'nobody@camber.example' } }),
    'POST /auth/reset-password': () => ({ body: { token: 'made-up', newPassword: 'spanner-43' } }),
    'POST /auth/change-password': (person) => byPassword(person, { newPassword: 'spanner-43' }),
    'POST /auth/delete-account': (person) => byPassword(person, {}),
    'POST /auth/new-email': (person) => byPassword(person, { newEmail: 'new@camber.example' }),
    'POST /auth/confirm-new-email': (person) => ({ body: { token: 'made-up' }, headers: cookieOf(person) }),
    'PUT /user/{user}': (person) => ({
      path: `/user/${stage.customer.email}`,
      body: { email: stage.customer.email },
      headers: cookieOf(person),
    }),
    'GET /admin/{email}': () => ({ path: `/admin/${stage.customer.email}` }),
    'PUT /user/admin/{email}': async () => ({ path: `/user/admin/${(await signUp(stage.shop)).email}` }),
    'DELETE /user/admin/{email}': async () => ({ path: `/user/admin/${(await signUp(stage.shop)).email}` }),
    'DELETE /user/{user}': async () => ({ path: `/user/${(await signUp(stage.shop)).id}` }),
    'POST /profile': () => ({ body: PROFILE }),
    'GET /profile/{id}': async () => ({ path: `/profile/${await stage.profile()}` }),
    'PUT /profile/{id}': async () => ({ path: `/profile/${await stage.profile()}`, body: PROFILE }),
    'GET /parts/{id}': async () => ({ path: `/parts/${await stage.part()}` }),
    'POST /failed-work/{id}/retry': async () => ({ path: `/failed-work/${await stage.failedWork()}/retry` }),
    'POST /unsent-mails/retry': () => ({}),
    'DELETE /failed-work/{id}': async () => ({ path: `/failed-work/${await stage.failedWork()}` }),
    'GET /fits': () => ({ path: '/fits?part=1&part=2&make=Audi&model=A4&year=2012' }),
    'GET /parts/fits': async () => {
      const { body } = await stage.shop.call('GET', `/parts/${await stage.part()}`)
      return { path: `/parts/fits?number=${body.number}` }
    },
    'GET /parts/{id}/fits': async () => ({ path: `/parts/${await stage.part()}/fits` }),
    'PUT /parts/{id}/fits': async () => {
      const id = await stage.part()
      const { body } = await stage.shop.call('GET', `/parts/${id}`)
      const a4 = {
        make: 'Audi',
        model: 'A4',
        yearFrom: 2012,
        yearTo: 2013,
        engine: null,
        position: null,
        quantity: null,
      }
      const applications = [{ ...a4, conditions: [{ kind: 'with', value: 'sport suspension' }] }]
      return {
        path: `/parts/${id}/fits`,
        body: { version: body.version, universal: false, applications, specs: [{ kind: 'tyre', value: '205/55R16' }] },
      }
    },
    'GET /part-types/{slug}/attributes': () => ({ path: '/part-types/brake-discs/attributes' }),
    'GET /parts/{id}/fits/proposed': async () => ({ path: `/parts/${await stage.part()}/fits/proposed` }),
    'POST /parts/{id}/fits/proposed': async () => {
      const oeNumbers = [{ maker: 'Audi', number: crypto.randomUUID().slice(0, 8) }]
      const [id, other] = [await stage.part({ oeNumbers }), await stage.part({ oeNumbers })]
      const line = { make: 'Audi', model: 'A4', yearFrom: 2012, yearTo: 2013, engine: null, position: null }
      const applications = [{ ...line, quantity: null, conditions: [] }]
      const fits = { version: 1, universal: false, applications, specs: [] }
      await stage.as(stage.admin, 'PUT', `/parts/${other}/fits`, fits)
      return { path: `/parts/${id}/fits/proposed`, body: { version: 1, applications } }
    },
    'POST /places': () => ({ body: placeInput() }),
    'PUT /places/{id}': async () => ({
      path: `/places/${await stage.place()}`,
      body: { ...placeInput(), closed: false, version: 1 },
    }),
    'GET /parts/{id}/places': async () => ({ path: `/parts/${await stage.part()}/places` }),
    'PUT /parts/{id}/places': async () => ({
      path: `/parts/${await stage.countedPart()}/places`,
      body: { version: 1, unitsWas: { 1: null }, places: [{ place: 1, shelf: 'A-1', units: null }] },
    }),
    'POST /parts/{id}/places/move': async () => ({
      path: `/parts/${await stage.countedPart()}/places/move`,
      body: { from: 1, to: await stage.place(), units: 2 },
    }),
    'POST /fit-reports': async () => ({ body: { ...REPORT, part: await stage.part() } }),
    'GET /parts/{id}/prices': async () => ({ path: `/parts/${await stage.part()}/prices` }),
    'PUT /parts/{id}/prices': async () => ({
      path: `/parts/${await stage.part()}/prices`,
      body: { version: 1, breaks: [{ from: 10, price: 30 }] },
    }),
    'POST /parts/{id}/stock-alerts': async () => ({
      path: `/parts/${await addPart(stage.shop, { stock: 0 })}/stock-alerts`,
      body: { email: 'waits@camber.example' },
    }),
    'GET /stock-alerts': async () => ({ path: `/stock-alerts?key=${await alertKey(stage)}` }),
    'POST /stock-alerts/stop': async () => ({ path: `/stock-alerts/stop?key=${await alertKey(stage)}` }),
    'PUT /fit-reports/{id}': async () => ({
      path: `/fit-reports/${await stage.fitReport()}`,
      body: { decision: 'declined', note: 'They do.' },
    }),
    'GET /repairs/{slug}': () => ({ path: '/repairs/front-brakes?car=1' }),
    'POST /order-keys': async () => {
      const id = await stage.order()
      return { body: { key: `${id}.${await signatureOf(stage.shop.ctx, id)}` } }
    },
    'POST /order-lookup': async () => {
      const { body } = await buy(stage.shop, [{ part: await stage.part(), quantity: 1 }])
      return { body: { number: body.orderNumber, email: body.email } }
    },
    'POST /checkout': async (person) => {
      const lines = [{ part: await stage.part(), quantity: 1 }]
      const { quote, method } = (await stage.shop.call('POST', '/quote', { body: { lines } })).body
      return { body: { quote, method, lines, email: person?.email ?? newEmail(), shipTo: GOLDEN } }
    },
    'POST /orders/for-customer': async () => {
      const lines = [{ part: await stage.part(), quantity: 1 }]
      const { quote, method } = (await stage.shop.call('POST', '/quote', { body: { lines } })).body
      return { body: { quote, method, lines, email: newEmail(), shipTo: GOLDEN } }
    },
    'POST /addresses': () => ({ body: GOLDEN }),
    'POST /quote': async () => ({ body: { lines: [{ part: await stage.part(), quantity: 1 }] } }),
    'POST /quick-order': () => ({ body: { text: 'ZZ-99887 2' } }),
    'POST /search-log': () => ({ body: { words: 'brake pads', part: '1', what: 'opened' } }),
    'POST /search-rules': () => ({ body: searchRule() }),
    'POST /search-rules/preview': () => ({ body: { rule: searchRule(), q: 'brake pads' } }),
    'PUT /search-rules/{id}': async () => ({ path: `/search-rules/${await stage.searchRule()}`, body: searchRule() }),
    'DELETE /search-rules/{id}': async () => ({ path: `/search-rules/${await stage.searchRule()}` }),
    'POST /repair-jobs': () => ({ body: repairJob() }),
    'POST /repair-jobs/preview': () => ({ body: { steps: repairJob().steps, car: 1 } }),
    'GET /repair-jobs/{id}': async () => ({ path: `/repair-jobs/${await stage.repairJob()}` }),
    'PUT /repair-jobs/{id}': async () => ({
      path: `/repair-jobs/${await stage.repairJob()}`,
      body: { ...repairJob(), version: 1 },
    }),
    'DELETE /repair-jobs/{id}': async () => ({ path: `/repair-jobs/${await stage.repairJob()}` }),
    'POST /vin': () => ({ body: { vin: '1HGCM82633A004352' } }),
    'POST /log/{id}/undo': async () => ({ path: `/log/${await stage.partUpdate()}/undo` }),
    'POST /exports/addresses': () => ({ body: { name: 'Partner', file: 'parts.csv' } }),
    'POST /exports/addresses/{id}/revoke': async () => ({
      path: `/exports/addresses/${(await stage.exportAddress())._id}/revoke`,
    }),
    'GET /exports/{file}': () => ({ path: '/exports/template.csv' }),
    'GET /exports/feed/{id}': async () => {
      const { url } = await stage.exportAddress()
      return { path: url.slice(url.indexOf('/exports/')) }
    },
    'POST /vehicles': () => ({ body: VEHICLE }),
    'POST /vehicles/import': () => ({ body: { csv: LIST } }),
    'GET /vehicles/{id}': async () => ({ path: `/vehicles/${await stage.vehicle()}` }),
    'PUT /vehicles/{id}': async () => ({
      path: `/vehicles/${await stage.vehicle()}`,
      body: { type: 'car', market: 'US', engines: [] },
    }),
    'DELETE /vehicles/{id}': async () => ({ path: `/vehicles/${await stage.vehicle()}` }),
    'GET /cart': () => ({ path: '/cart?part=1&part=2' }),
    'POST /garage': async () => ({ body: { car: await stage.vehicle() } }),
    'POST /garage/merge': async () => ({
      body: { cars: [{ car: await stage.vehicle(), changed: '2026-01-01T00:00:00Z' }] },
    }),
    'PUT /garage/{id}': async () => ({
      path: `/garage/${await stage.garageCar()}`,
      body: { car: await stage.vehicle() },
    }),
    'DELETE /garage/{id}': async () => ({ path: `/garage/${await stage.garageCar()}` }),
    'PATCH /my-cart': () => ({ body: { lines: [{ part: '1', quantity: 2 }] } }),
    'POST /my-cart/merge': () => ({ body: { lines: [{ part: '1', quantity: 2 }], later: [] } }),
    'POST /images': () => ({ body: upload() }),
    'POST /review': () => ({ body: REVIEW }),
    'DELETE /review/{id}': async () => ({ path: `/review/${await stage.review()}` }),
    'GET /bestSeller/{id}': async () => ({ path: `/bestSeller/${await stage.part()}` }),
    'POST /bestSeller': () => ({ body: PART }),
    'PUT /bestSeller/{id}': async () => ({
      path: `/bestSeller/${await stage.part()}`,
      body: { ...PART, name: 'Brake drum' },
    }),
    'DELETE /bestSeller/{id}': async () => ({ path: `/bestSeller/${await stage.part()}` }),
    'PUT /corrections/{id}': async () => ({
      path: `/corrections/${await stage.correction()}`,
      body: { decision: 'decline' },
    }),
    'POST /orders': async () => {
      const { name, email } = stage.customer
      return { body: { name, email, number: '', total: 84, items: { [await stage.part()]: 2 } } }
    },
    'GET /orders': () => ({ path: `/orders?email=${stage.customer.email}` }),
    'GET /orders/{id}': async () => ({ path: `/orders/${await stage.order()}` }),
    'PATCH /orders/{id}': async () => {
      const { id, intent } = await stage.paidOrder()
      return { path: `/orders/${id}`, body: { pay: true, tranjactionId: intent } }
    },
    'DELETE /orders/{id}': async () => ({ path: `/orders/${await stage.order()}` }),
    'POST /orders/{id}/cancel': async () => ({ path: `/orders/${await stage.order()}/cancel`, body: {} }),
    'GET /to-do/{code}': async () => {
      const { body } = await stage.as(stage.admin, 'GET', `/orders/${await stage.addressedOrder()}`)
      return { path: `/to-do/${body.orderNumber}` }
    },
    'POST /parcels/{id}/unpack': async () => ({
      path: `/parcels/${await stage.parcel()}/unpack`,
      body: { version: 1 },
    }),
    'POST /parcels/{id}/label': async () => ({ path: `/parcels/${await stage.parcel()}/label`, body: { version: 1 } }),
    'GET /parcels/labels.pdf': async () => ({ path: `/parcels/labels.pdf?id=${await stage.parcel()}` }),
    'POST /parcels/{id}/send': async () => ({ path: `/parcels/${await stage.parcel()}/send`, body: { version: 1 } }),
    'POST /parcels/{id}/track': async () => ({
      path: `/parcels/${await stage.parcel('sent')}/track`,
      body: { version: 2, tracking: '1Z 999' },
    }),
    'POST /parcels/{id}/collect': async () => ({
      path: `/parcels/${await stage.parcel('collected')}/collect`,
      body: { version: 1 },
    }),
    'POST /parcels/{id}/deliver': async () => ({
      path: `/parcels/${await stage.parcel('sent')}/deliver`,
      body: { version: 2 },
    }),
    'POST /parcels/{id}/lose': async () => ({
      path: `/parcels/${await stage.parcel('sent')}/lose`,
      body: { version: 2, why: 'The van burnt' },
    }),
    'POST /parcels/{id}/replace': async () => ({
      path: `/parcels/${await stage.parcel('lost')}/replace`,
      body: { version: 3 },
    }),
    'POST /create-payment-intent': async () => ({ body: { orderId: await stage.order(), total: 84 } }),
    'POST /stripe/webhook': () => ({ body: { id: 'evt_forged' }, headers: { 'stripe-signature': 't=1,v1=00' } }),
    'GET /parts/{id}/delivery': async () => ({ path: `/parts/${await stage.part()}/delivery?country=US` }),
    'GET /delivery/preview': () => ({ path: '/delivery/preview?country=US&grams=500&subtotal=4000' }),
    'POST /delivery/zones': () => ({ body: { ...ZONE, name: crypto.randomUUID() } }),
    'PUT /delivery/zones/{id}': async () => {
      const { id, ...zone } = await stage.zone()
      return { path: `/delivery/zones/${id}`, body: zone }
    },
    'DELETE /delivery/zones/{id}': async () => ({ path: `/delivery/zones/${(await stage.zone()).id}` }),
    'POST /delivery/methods': async () => ({ body: { ...METHOD, zone: (await stage.zone()).id, on: false } }),
    'PUT /delivery/methods/{id}': async () => {
      const { id, ...method } = await stage.method()
      return { path: `/delivery/methods/${id}`, body: method }
    },
    'DELETE /delivery/methods/{id}': async () => ({ path: `/delivery/methods/${(await stage.method()).id}` }),
    'POST /delivery/holidays': () => ({ body: { country: 'US', days: [{ day: '2027-07-05', name: 'A day off' }] } }),
    'DELETE /delivery/holidays/{country}/{day}': async () => ({ path: await stage.holiday() }),
    'POST /carrier-events': () => ({ body: { id: 'cev_forged' }, headers: { 'carrier-signature': 't=1,v1=00' } }),
  }
}

/** Makes one of the calls, `GET /orders/{id}`, for somebody; `sent` is its body. */
export async function ask(stage: Stage, call: string, person: Person | undefined) {
  const [method, template] = call.split(' ') as [string, string]
  const { path = template, body, headers } = (await requestsOf(stage)[call]?.(person)) ?? {}
  // A token that signs out ends with its session, so that call comes with the cookie alone.
  const token = call === 'POST /auth/sign-out' ? undefined : person?.token
  return { ...(await stage.shop.call(method, path, { token, body, headers })), sent: body }
}
