import type { BrowserContextOptions } from 'playwright-core'
import { inject } from 'vitest'
import { ACCESS_TOKEN_KEY } from '#common/constants'
import { ADMIN } from '../support/browser/browser-setup.ts'
import { cookiesOf } from '../support/shops/people.ts'
import { PART, PICTURE } from './stage.ts'

// oxlint-disable-next-line typescript/no-explicit-any
type Answer = { status: number; body: any; headers: Headers }
type Session = { name: string; email: string; password: string; token: string }
/** Somebody with an account at the browser tests' shop; `signedIn` are options of `visit` for a page of theirs. */
export type Visitor = Session & { signedIn: { storageState: BrowserContextOptions['storageState'] } }

/** One call of the shop's API over the network. */
export async function call(token: string | undefined, method: string, path: string, body?: unknown, cookie = '') {
  const answer = await fetch(`${inject('shopUrl')}/api${path}`, {
    method,
    headers: {
      cookie,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json(), headers: answer.headers } as Answer
}

async function enter(path: string, person: { name: string; email: string; password: string }): Promise<Visitor> {
  const { body, headers } = await call(undefined, 'POST', `/auth/${path}/email`, person)
  const cookie = cookiesOf(headers)
  const { email } = body.user
  const { token } = (await call(undefined, 'PUT', `/user/${email}`, { email }, cookie)).body
  const cookies = cookie.split('; ').map((pair) => {
    const [name, ...value] = pair.split('=')
    const place = { domain: 'localhost', path: '/', expires: -1, secure: false }
    return { name: name!, value: value.join('='), ...place, httpOnly: true, sameSite: 'Lax' as const }
  })
  const kept = [
    { name: ACCESS_TOKEN_KEY, value: token as string },
    { name: 'camber-email', value: email as string },
  ]
  const origins = [{ origin: inject('shopUrl'), localStorage: kept }]
  return { ...person, email, token, signedIn: { storageState: { cookies, origins } } }
}

/** A new customer. */
export const newcomer = (name = 'Robin Berg') =>
  enter('sign-up', { name, email: `v.${crypto.randomUUID().slice(0, 8)}@example.com`, password: 'spanner-42' })

/** The admin whom the shop was opened with. */
export const theAdmin = () => enter('sign-in', { name: 'Admin', ...ADMIN })

/** A part at $40 that is never sold out. Answers its id. */
export async function newPart(admin: Visitor, change: object = {}): Promise<string> {
  const answer = await call(admin.token, 'POST', '/bestSeller', { ...PART, bestSeller: false, ...change })
  return answer.body.insertedId
}

/** A change of a part's price in the grid, which can be undone. Answers its id. */
export async function newRun(admin: Visitor): Promise<string> {
  const cells = [{ part: await newPart(admin), field: 'price', was: '40', is: '41' }]
  return (await call(admin.token, 'POST', '/part-grid', { cells })).body._id
}

/** A supplier with a word that is mapped. Answers its id. */
export async function newSupplier(admin: Visitor): Promise<number> {
  const { id } = (await call(admin.token, 'POST', '/suppliers', { name: `Supplier ${crypto.randomUUID()}` })).body
  const mappings = [{ kind: 'position', theirs: 'VA', ours: 'front' }]
  await call(admin.token, 'PUT', `/suppliers/${id}/mappings`, { mappings })
  return id
}

/** A file of a supplier that is on its way to be read. Answers its id. */
export async function newImport(admin: Visitor): Promise<string> {
  const query = new URLSearchParams({ supplier: String(await newSupplier(admin)), name: 'parts.csv' })
  const answer = await fetch(`${inject('shopUrl')}/api/imports?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}` },
    body: 'brand,number,name,price\nNobody,A 1,Brake disc,40\n',
  })
  return ((await answer.json()) as { id: string }).id
}

/** An unpaid order of two parts at $40: $84. Answers its id. */
export async function newOrder(
  admin: Visitor,
  { name, email, token }: Visitor,
  address = '12 Foundry Lane\nDetroit',
): Promise<string> {
  const items = { [await newPart(admin)]: 2 }
  const who = { name, email, number: '+1 555 0100', address }
  const { body } = await call(token, 'POST', '/orders', { ...who, total: 84, items })
  return body._id
}

/** Pays an order as the browser does: at the provider, by its client secret. Answers the payment's id. */
export async function pay({ token }: Visitor, orderId: string, total = 84): Promise<string> {
  const { clientSecret } = (await call(token, 'POST', '/create-payment-intent', { orderId, total })).body
  const { publishableKey } = (await call(undefined, 'GET', '/payments/config')).body
  const intent = clientSecret.split('_secret_')[0]
  await fetch(`${inject('sandboxUrl')}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ key: publishableKey, client_secret: clientSecret, payment_method: 'pm_card_visa' }),
  })
  await call(token, 'PATCH', `/orders/${orderId}`, { pay: true, tranjactionId: intent })
  return intent
}

export { PICTURE }
