// What browser stories of packing need: a desk, a buyer, and paid orders of parts that lie at a place.
import { inject } from 'vitest'
import { ADMIN } from './browser-setup.ts'
import type { Page } from './browser.ts'
import { call, enter, order, pay, type Resident } from './furnish.ts'

export const urls = () => ({ shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') })
export const api = (path: string) => `${inject('shopUrl')}/api${path}`
export const asAdmin = () => enter(urls(), 'sign-in', ADMIN)

export async function newcomer(): Promise<Resident> {
  const email = `pack.${crypto.randomUUID().slice(0, 8)}@example.com`
  return enter(urls(), 'sign-up', { name: 'Robin Berg', email, password: 'spanner-42' })
}

export type Paid = { id: string; number: string }
/** A paid order, and its number. */
export async function paid(buyer: Resident, items: Record<string, number>): Promise<Paid> {
  const id = await order(urls(), buyer, items)
  await pay(urls(), buyer, id)
  const { said } = await call(api(`/orders/${id}`), 'GET', { token: buyer.token })
  return { id, number: said.orderNumber }
}
export const shown = async (buyer: Resident, { id }: Paid) =>
  (await call(api(`/orders/${id}`), 'GET', { token: buyer.token })).said

/** A part of which a hundred units lie at a place. */
export async function partAt(admin: Resident, place: number): Promise<string> {
  const body = { name: 'Brake disc, front', price: 40, img: 'https://pictures.example/part.jpg', stock: 100 }
  const { insertedId } = (await call(api('/bestSeller'), 'POST', { token: admin.token, body })).said
  const path = api(`/parts/${insertedId}/places`)
  const { version, places: before } = (await call(path, 'GET', { token: admin.token })).said
  const unitsWas = Object.fromEntries(
    before.map((one: { place: number; units: number | null }) => [one.place, one.units]),
  )
  const places = [{ place, shelf: `A-${place}`, units: null }]
  await call(path, 'PUT', { token: admin.token, body: { version, unitsWas, places } })
  return insertedId
}

/** A place of its own for one story, whose list nobody else's orders stand on. */
export async function newPlace(admin: Resident, name: string): Promise<number> {
  const week = { cutOff: '14:30', timeZone: 'UTC', workDays: [1, 2, 3, 4, 5] }
  const body = { name, address: null, collects: false, hours: '', rank: 900, ...week }
  return (await call(api('/places'), 'POST', { token: admin.token, body })).said.id
}

export const box = (page: Page, { number }: Paid) => page.getByRole('checkbox', { name: `Order ${number}` })
