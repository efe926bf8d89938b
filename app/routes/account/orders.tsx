import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import * as words from '#common/words'
import type { Order } from '#domain/orders/schema'
import { NoMoreOrders } from '../../ui/cart/TooMuchHeld.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useMe } from '../../ui/dashboard/me.ts'
import { NextPage } from '../../ui/dashboard/NextPage.tsx'
import { OrderCard } from '../../ui/dashboard/OrderCard.tsx'
import { OrderCars } from '../../ui/dashboard/OrderCars.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { notify } from '../../ui/notify.ts'
import { api, apiPage, messageOf } from '../../web/api.ts'
import { guarded } from '../../web/guard.tsx'
import type { Route } from './+types/orders'

const say = words.order.mine
const mine = words.myOrders

/** The base vehicle to which an address narrows the orders; what is no id narrows nothing. */
const carOf = ({ searchParams }: URL): number | null => {
  const text = searchParams.get('car') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

export const clientLoader = guarded(async ({ session, url }) => {
  const car = carOf(url)
  const query = { email: session.email, cursor: url.searchParams.get('cursor'), ...(car !== null && { car }) }
  return { ...(await apiPage('/orders', { query })), car }
})

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { items, next, car } = loaderData
  const { email, emailVerified } = useMe()
  const { revalidate } = useRevalidator()
  const [doomed, setDoomed] = useState<Order | null>(null)
  const [gone, setGone] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [printed, setPrinted] = useState<string | null>(null)
  const orders = items.filter(({ _id }) => !gone.includes(_id))

  const print = (id: string) => {
    flushSync(() => setPrinted(id))
    window.print()
    setPrinted(null)
  }
  const remove = async ({ _id, orderNumber }: Order) => {
    setBusy(true)
    try {
      const { deletedCount } = await api('DELETE', '/orders/{id}', { path: { id: _id } })
      if (deletedCount > 0) setGone((ids) => [...ids, _id])
      notify.success(mine.remove.done(orderNumber))
    } catch (error) {
      notify.error(messageOf(error))
      await revalidate()
    }
    setBusy(false)
    setDoomed(null)
  }

  return (
    <>
      <PageHead title={mine.title} />
      <NoMoreOrders email={email} changes={gone.length} />
      <OrderCars orders={orders} car={car} />
      {orders.length === 0 && car !== null ? (
        <EmptyState
          title={say.noneForCar}
          action={
            <LinkButton to="/dashboard/order" look="line">
              {say.seeAll}
            </LinkButton>
          }
        >
          {say.otherCars}
        </EmptyState>
      ) : orders.length === 0 ? (
        <EmptyState
          title={mine.none}
          action={
            <LinkButton to="/shop" look="signal">
              {mine.toShop}
            </LinkButton>
          }
        >
          {mine.noneHow} {!emailVerified && say.guests}
        </EmptyState>
      ) : (
        <div className="grid gap-5">
          {orders.map((order) => (
            <OrderCard
              key={order._id}
              order={order}
              hidden={printed !== null && printed !== order._id}
              onDelete={() => setDoomed(order)}
              onPrint={() => print(order._id)}
            />
          ))}
        </div>
      )}
      <NextPage next={next} />
      <ConfirmDialog
        open={doomed !== null}
        title={mine.remove.title}
        question={mine.remove.question(doomed?.orderNumber)}
        confirm={words.button.remove}
        busy={busy}
        onConfirm={() => doomed && void remove(doomed)}
        onClose={() => setDoomed(null)}
      />
    </>
  )
}
