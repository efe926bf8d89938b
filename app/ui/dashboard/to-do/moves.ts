import { toDo as words } from '#common/words'
import type { Parcel } from '#domain/orders/schema'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { api } from '../../../web/api.ts'
import { carriedTyped, gramsTyped, type Typed, unitsTyped } from './typed.ts'

/** Where units of an order are to be packed, only the place that is named. */
const placesOf = ({ toPack }: OrderToDo, place?: number) =>
  [...new Set(toPack.map((one) => one.place.id))].filter((id) => place === undefined || id === place)

/**
 * Packs all that is left of an order, a parcel for each place, or for the one that is named. Where units are typed, they are what goes
 * into the parcel.
 */
export async function packAll(order: OrderToDo, typed: Typed, place?: number): Promise<void> {
  for (const id of placesOf(order, place)) {
    const all = order.toPack.filter((one) => one.place.id === id).map(({ line, quantity }) => ({ line, quantity }))
    const lines = [...(unitsTyped(typed, order, id) ?? all)]
    await api('POST', '/orders/{id}/parcels', { path: { id: order._id }, body: { place: id, lines } })
  }
}

/** The parcels of an order in a state, only those that leave from a place where one is named. */
export const parcelsIn = ({ parcels = [] }: OrderToDo, state: Parcel['state'], place?: number) =>
  parcels.filter((parcel) => parcel.state === state && (place === undefined || parcel.place.id === place))

/** Whether the label of a parcel can be bought from the carrier of its order. */
export const sellsLabel = ({ delivery }: OrderToDo, { labelled }: Parcel) =>
  delivery?.carrier === 'connected' && !labelled

export const buyLabel = (parcel: Parcel, grams?: number) =>
  api('POST', '/parcels/{id}/label', { path: { id: parcel._id }, body: { version: parcel.version, grams } })

/**
 * Sends all packed parcels of an order, or those of one place, with their labels, if its carrier sells them, and with the weights and
 * numbers that are typed.
 */
export async function sendAll(order: OrderToDo, typed: Typed, place?: number): Promise<void> {
  for (const parcel of parcelsIn(order, 'packed', place)) {
    const { version } = sellsLabel(order, parcel) ? await buyLabel(parcel, gramsTyped(typed, parcel)) : parcel
    const body = { ...carriedTyped(typed, parcel), version }
    await api('POST', '/parcels/{id}/send', { path: { id: parcel._id }, body })
  }
}

export const unpack = ({ _id: id, version }: Parcel) =>
  api('POST', '/parcels/{id}/unpack', { path: { id }, body: { version } })
export const handOver = ({ _id: id, version }: Parcel) =>
  api('POST', '/parcels/{id}/collect', { path: { id }, body: { version } })
export const deliver = ({ _id: id, version }: Parcel) =>
  api('POST', '/parcels/{id}/deliver', { path: { id }, body: { version } })
export const replace = ({ _id: id, version }: Parcel, { evenPaidBack }: { evenPaidBack: boolean }) =>
  api('POST', '/parcels/{id}/replace', { path: { id }, body: { version, evenPaidBack } })
export const lose = ({ _id: id, version }: Parcel, why: string) =>
  api('POST', '/parcels/{id}/lose', { path: { id }, body: { version, why } })

type Move = (typeof words.next)[keyof typeof words.next] & { move: () => Promise<void> }
type Desk = { typed: Typed; place: number | undefined }

/**
 * The next thing to do with a whole order, and what it is called. Null: there is nothing that one press can do. At a place only what
 * lies there is packed and sent.
 */
export function nextMove(order: OrderToDo, { typed, place }: Desk): Move | null {
  const places = placesOf(order, place)
  if (places.length > 0) {
    const isTyped = places.some((id) => unitsTyped(typed, order, id))
    const isAll = order.lines.every(({ waits }) => !waits)
    const what = isTyped ? words.next.packTyped : isAll ? words.next.pack : words.next.packThere
    return { ...what, move: () => packAll(order, typed, place) }
  }
  const packed = parcelsIn(order, 'packed', place)
  if (packed.length === 0) return null
  if (order.delivery?.kind !== 'collect') return { ...words.next.send, move: () => sendAll(order, typed, place) }
  const move = async () => {
    for (const parcel of packed) await handOver(parcel)
  }
  return { ...words.next.handOver, move }
}
