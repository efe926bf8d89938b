import type { BrowserContextOptions } from 'playwright-core'
import { ACCESS_TOKEN_KEY, EMAIL_KEY } from '#common/constants'
import { totals } from '#common/money'
import { fromWritten, toWritten, WHOLE_DOLLARS } from '#common/prices'
import { ADMIN } from './browser-setup.ts'
import { cookiesOf } from '../shops/people.ts'

type Kept = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>
/** Somebody with an account; `storage` is what their browser remembers. */
export type Resident = { email: string; token: string; storage: Kept }
export type Furnished = {
  customer: Resident
  admin: Resident
  newcomer: Resident
  unpaid: string
  paid: string
  profile: string
}
type Urls = { shopUrl: string; sandboxUrl: string }

// oxlint-disable-next-line typescript/no-explicit-any
type Body = any
type Call = { token?: string; cookie?: string; body?: object }

export async function call(url: string, method: string, { token, cookie = '', body }: Call = {}) {
  const answer = await fetch(url, {
    method,
    headers: {
      cookie,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: JSON.stringify(body),
  })
  const said = (await answer.json()) as Body
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${JSON.stringify(said)}`)
  return { said, cookie: cookiesOf(answer.headers) }
}

/** Signs somebody in or up by the shop's own calls, and tells what a browser would remember of it. */
export async function enter(
  { shopUrl }: Pick<Urls, 'shopUrl'>,
  way: 'sign-in' | 'sign-up',
  person: object,
): Promise<Resident> {
  const { said, cookie } = await call(`${shopUrl}/api/auth/${way}/email`, 'POST', { body: person })
  const { email } = said.user as { email: string }
  const { token } = (await call(`${shopUrl}/api/user/${email}`, 'PUT', { body: { email }, cookie })).said as Body
  const cookies = cookie.split('; ').map((pair) => {
    const [name, ...value] = pair.split('=')
    const place = { domain: 'localhost', path: '/', expires: -1, secure: false, httpOnly: true }
    return { name: name!, value: value.join('='), ...place, sameSite: 'Lax' as const }
  })
  const localStorage = [
    { name: ACCESS_TOKEN_KEY, value: token },
    { name: EMAIL_KEY, value: email },
  ]
  return { email, token, storage: { cookies, origins: [{ origin: shopUrl, localStorage }] } }
}

export async function order(
  { shopUrl }: Urls,
  { email, token }: Resident,
  items: Record<string, number>,
): Promise<string> {
  const lines = await Promise.all(
    Object.entries(items).map(async ([id, quantity]) => {
      const { price } = (await call(`${shopUrl}/api/parts/${id}`, 'GET')).said as { price: number }
      return { price: fromWritten(WHOLE_DOLLARS, price), quantity }
    }),
  )
  const who = { name: 'Robin Berg', email, number: '+1 555 0100', address: '12 Foundry Lane\nDetroit' }
  const body = { ...who, items, total: toWritten(WHOLE_DOLLARS, totals(lines).total) }
  return (await call(`${shopUrl}/api/orders`, 'POST', { token, body })).said._id
}

/** Pays as the browser does: at the provider, by the order's client secret. `card`: the provider's name of a test card. */
export async function pay(
  { shopUrl, sandboxUrl }: Urls,
  { token }: Resident,
  id: string,
  card = 'pm_card_visa',
): Promise<void> {
  const { total } = (await call(`${shopUrl}/api/orders/${id}`, 'GET', { token })).said
  const opening = { token, body: { orderId: id, total } }
  const { clientSecret } = (await call(`${shopUrl}/api/create-payment-intent`, 'POST', opening)).said
  const { publishableKey } = (await call(`${shopUrl}/api/payments/config`, 'GET')).said
  const intent = clientSecret.split('_secret_')[0] as string
  await fetch(`${sandboxUrl.replace(/\/$/, '')}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ key: publishableKey, client_secret: clientSecret, payment_method: card }),
  })
  await call(`${shopUrl}/api/orders/${id}`, 'PATCH', { token, body: { pay: true, tranjactionId: intent } })
}

/** A bulk change that is done: of one that no list begins with. */
async function raisePrice(shopUrl: string, token: string): Promise<void> {
  const body = {
    amounts: 'minor',
    chosen: { parts: ['2000'] },
    change: { price: { by: 'percent', percent: 10, ending: '9' } },
  }
  const { _id } = (await call(`${shopUrl}/api/part-changes`, 'POST', { token, body })).said
  const isDone = async () => (await call(`${shopUrl}/api/runs/${_id}`, 'GET', { token })).said.endedAt !== null
  while (!(await isDone())) await new Promise((done) => setTimeout(done, 100))
}

/** A customer and the admin, with something on every page of theirs: orders, a profile, a review, a correction. */
export async function furnish(urls: Urls): Promise<Furnished> {
  const { shopUrl } = urls
  const robin = { name: 'Robin Berg', email: 'robin.berg@example.com', password: 'spanner-42' }
  const customer = await enter(urls, 'sign-up', robin)
  customer.storage.origins[0]!.localStorage.push({ name: 'shopping-cart', value: JSON.stringify({ 1: 2, 4: 1 }) })
  const newcomer = await enter(urls, 'sign-up', { name: 'Kim Novak', email: 'kim@example.com', password: 'spanner-42' })
  const admin = await enter(urls, 'sign-in', ADMIN)
  const { token } = customer
  const write = (method: string, path: string, body: object) => call(`${shopUrl}/api${path}`, method, { token, body })
  const about = { number: '+1 555 0100', address: '12 Foundry Lane, Detroit', education: 'Car mechanic' }
  const profile = (await write('POST', '/profile', about)).said.insertedId
  const { img, price } = (await call(`${shopUrl}/api/parts/1`, 'GET')).said
  const description = 'Fitted within the hour, and the car stops straight again.'
  await write('POST', '/review', { name: 'Robin Berg', rating: '5', description, img, partId: '1' })
  await write('PUT', '/bestSeller/1', { name: 'Brake disc, front, vented', price, img })
  const paid = await order(urls, customer, { 1: 2 })
  await pay(urls, customer, paid)
  const unpaid = await order(urls, customer, { 2: 1, 3: 1 })
  const asAdmin = (method: string, path: string, body: object) =>
    call(`${shopUrl}/api${path}`, method, { token: admin.token, body })
  const { id: supplier } = (await asAdmin('POST', '/suppliers', { name: 'Grove Parts' })).said
  const mappings = [
    { kind: 'column', theirs: 'Art.-Nr.', ours: 'number' },
    { kind: 'position', theirs: 'Vorderachse', ours: 'front' },
    { kind: 'base-vehicle', theirs: '101', ours: '2012 | Audi | A4' },
  ]
  await asAdmin('PUT', `/suppliers/${supplier}/mappings`, { mappings })
  await raisePrice(shopUrl, admin.token)
  return { customer, newcomer, admin, unpaid, paid, profile }
}
