import { useEffect, useState } from 'react'
import { data, redirect, useNavigate, useRevalidator } from 'react-router'
import { totals } from '#common/money'
import * as words from '#common/words'
import { cart as cartWords } from '#common/words'
import type { PartCard } from '#domain/catalogue/schema'
import { whoIsThere } from '../../ui/auth/sign-in.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { OrderForm, type OrderFields } from '../../ui/cart/OrderForm.tsx'
import { useAskedAdd } from '../../ui/cart/asked-add.tsx'
import { OtherOfPair } from '../../ui/cart/OtherOfPair.tsx'
import { OrderSummary } from '../../ui/cart/OrderSummary.tsx'
import { Quantity } from '../../ui/cart/Quantity.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { notify } from '../../ui/notify.ts'
import { Assurances } from '../../ui/part/Assurances.tsx'
import { PartNumber } from '../../ui/PartNumber.tsx'
import { NoLongerSold } from '../../ui/NoLongerSold.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Price } from '../../ui/Price.tsx'
import { Stock } from '../../ui/Stock.tsx'
import { api, ApiProblem, messageOf } from '../../web/api.ts'
import { readCart, takeAll, takeOrdered, useCart } from '../../web/cart.ts'
import { useCartCars } from '../../web/cart-cars.ts'
import { isThere, linesOf, readParts } from '../../web/cart-lines.ts'
import { guarded } from '../../web/guard.tsx'
import { rememberPlaced } from '../../web/placed-order.ts'
import { useQuote } from '../../web/quote.ts'
import { placeOrder } from '../../web/send-order.ts'
import { seo } from '../../web/seo.ts'
import { useShop } from '../../web/settings.ts'
import type { Route } from './+types/single-product'
import { orderable } from '../../web/orderable.ts'

const say = words.singleProduct

export const clientLoader = guarded(async ({ params, session }) => {
  const id = String(params['id'])
  const cart = readCart()
  const [{ parts, gone }, known, pair] = await Promise.all([
    readParts([id, ...Object.keys(cart)]),
    knownOf(session.email),
    pairOf(id),
  ])
  takeOutOfCart(gone.filter((one) => one in cart))
  const part = parts.find((one) => one._id === id)
  if (!part && id in cart) throw redirect(parts[0] ? `/singleProduct/${parts[0]._id}` : '/shop')
  if (!part) throw data(null, { status: 404 })
  return { part, parts, pair, known, email: session.email }
})

/** The other one of the pair that a part is one of; an order does without it. */
const pairOf = (id: string): Promise<PartCard | null> =>
  api('GET', '/parts/{id}', { path: { id } }).then(
    ({ pair }) => pair,
    () => null,
  )

/** What the order form need not ask: the account's name, and what the newest profile says, or else the last order. */
async function knownOf(email: string): Promise<OrderFields> {
  const [person, profiles, [last]] = await Promise.all([
    whoIsThere(),
    api('GET', '/profile'),
    api('GET', '/orders', { query: { limit: 1 } }),
  ])
  const profile = profiles.find((one) => one.email === email)
  const name = person?.email === email ? person.name : (profile?.name ?? '')
  return {
    name,
    number: profile?.number || last?.number || '',
    address: profile?.address || last?.address || '',
  }
}

/** Its words are imported apart from the page's: else what loads the page would not stand in a chunk of its own. */
function takeOutOfCart(gone: string[]) {
  gone.forEach(takeAll)
  if (gone.length > 0) notify.message(cartWords.panel.gone(gone.length))
}

export const meta: Route.MetaFunction = ({ matches }) => seo(matches, { title: say.title, description: say.about })

export function HydrateFallback() {
  return <Loading />
}

export default function SingleProduct({ loaderData }: Route.ComponentProps) {
  const { part, parts, pair, known, email } = loaderData
  const { prices, shipping } = useShop()
  const cart = useCart()
  useReadAgain(Object.keys(cart).some((id) => !parts.some(({ _id }) => _id === id)))
  const inCart = linesOf(cart, useCartCars(), parts)
  const wanted = inCart.map(({ part, quantity, car }) => ({ part: part._id, quantity, car }))
  const { lineOf } = useQuote(wanted)
  // What each costs by quantity; until the shop has said it, what one costs.
  const lines = inCart.map((line, n) => ({ ...line, price: lineOf(wanted[n]!)?.price ?? line.part.price }))
  const asking = useAskedAdd(part)
  const sums = totals(lines.filter(isThere), prices, shipping)
  const { confirm, busy, refusal } = useOrdering(email, sums.total, wanted)
  return (
    <div className="sheet">
      <Breadcrumbs
        crumbs={[
          { label: words.crumbs.home, to: '/' },
          { label: words.crumbs.shop, to: '/shop' },
          { label: part.name, to: `/shop/${part._id}` },
          { label: say.title },
        ]}
      />
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[1.1fr_1fr]">
        <section aria-label={words.label.part} className="lg:sticky lg:top-36 xl:top-24">
          <div className="border border-hair bg-surface sm:grid sm:grid-cols-[15rem_1fr]">
            <div className="overflow-hidden bg-plate">
              <Picture
                src={part.img}
                alt={part.name}
                width={640}
                height={640}
                sizes="(min-width: 600px) 15rem, 92vw"
                first
                className="aspect-square size-full object-cover"
              />
            </div>
            <div className="grid content-between gap-4 border-hair p-5 max-sm:border-t sm:border-l">
              <div>
                <PartNumber className="text-ink-2">{part.number}</PartNumber>
                <h1 className="text-3xl sm:text-4xl">{part.name}</h1>
              </div>
              <div className="flex flex-wrap items-center justify-between gap-4">
                <div className="grid gap-1.5">
                  <Price amount={part.price} size="large" />
                  {part.status ? <NoLongerSold part={part} /> : <Stock stock={part.stock} backOrder={part.backOrder} />}
                  {part.quantity > 1 && (
                    <p className="text-[0.9375rem] text-ink-2">{words.cart.carNeeds(part.quantity)}</p>
                  )}
                </div>
                {!part.status && (
                  <Quantity
                    id={part._id}
                    name={part.name}
                    quantity={cart[part._id] ?? 0}
                    stock={orderable(part)}
                    onPlus={() => void asking.add()}
                  />
                )}
                {asking.dialog}
              </div>
              {pair && <OtherOfPair pair={pair} />}
            </div>
          </div>
          {!part.status && (
            <div className="mt-5 px-1">
              <Assurances />
            </div>
          )}
        </section>
        <div className="grid gap-6">
          <OrderSummary lines={lines} sums={sums} isSold={!part.status} />
          <OrderForm
            email={email}
            known={known}
            total={sums.total}
            empty={lines.length === 0}
            busy={busy}
            refusal={refusal}
            onConfirm={confirm}
          />
        </div>
      </div>
    </div>
  )
}

/** Reads the order's parts again while the cart holds one that is not among them: the account's cart brought it. */
function useReadAgain(isBehind: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isBehind) void revalidate()
  }, [isBehind, revalidate])
}

/** Confirms the order: the cart is cleared, and payment is next. A refusal is told, and the figures are read afresh. */
function useOrdering(email: string, total: number, lines: Parameters<typeof placeOrder>[0]['lines']) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ message: string; fields: Record<string, string> }>()
  const confirm = async (fields: OrderFields) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const id = await placeOrder({ ...fields, email, total, lines })
      rememberPlaced(id)
      takeOrdered(lines)
      await navigate(`/dashboard/payment/${id}`)
    } catch (error) {
      setRefusal({ message: messageOf(error), fields: error instanceof ApiProblem ? error.fields : {} })
      if (error instanceof ApiProblem && [400, 409].includes(error.status)) await revalidate()
    } finally {
      setBusy(false)
    }
  }
  return { confirm, busy, refusal }
}
