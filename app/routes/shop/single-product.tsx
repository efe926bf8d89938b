import { useEffect } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { totals } from '#common/money'
import * as words from '#common/words'
import { cart as cartWords } from '#common/words'
import type { PartCard } from '#domain/catalogue/schema'
import { whoIsThere } from '../../ui/auth/sign-in.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { OrderForm, type OrderFields } from '../../ui/cart/OrderForm.tsx'
import { OrderedPart } from '../../ui/cart/OrderedPart.tsx'
import { OrderSummary } from '../../ui/cart/OrderSummary.tsx'
import { useOrdering } from '../../ui/cart/use-ordering.ts'
import { TooMuchHeld } from '../../ui/cart/TooMuchHeld.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { notify } from '../../ui/notify.ts'
import { Assurances } from '../../ui/part/Assurances.tsx'
import { api } from '../../web/api.ts'
import { readCart, takeAll, useCart } from '../../web/cart/cart.ts'
import { useCartCars } from '../../web/cart/cart-cars.ts'
import { isThere, linesOf, readParts } from '../../web/cart/cart-lines.ts'
import { guarded } from '../../web/guard.tsx'
import { useQuote } from '../../web/cart/quote.ts'
import { seo } from '../../web/seo/seo.ts'
import { useShop } from '../../web/settings.ts'
import type { Route } from './+types/single-product'

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
  const { quote, lineOf } = useQuote(wanted)
  // What each costs by quantity; until the shop has said it, what one costs.
  const lines = inCart.map((line, n) => {
    const told = lineOf(wanted[n]!)
    return { ...line, price: told?.price ?? line.part.price, waits: told?.waits }
  })
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
          <OrderedPart part={part} pair={pair} quantity={cart[part._id] ?? 0} />
          {!part.status && (
            <div className="mt-5 px-1">
              <Assurances isThere={part.stock !== 0} />
            </div>
          )}
        </section>
        <div className="grid gap-6">
          {quote && <TooMuchHeld quote={quote} />}
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
