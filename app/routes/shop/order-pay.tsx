import * as words from '#common/words'
import { PaymentSheet } from '../../ui/dashboard/payment/PaymentSheet.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OrderNotShown } from '../../ui/order/OrderNotShown.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { api, ApiProblem } from '../../web/api.ts'
import { seo } from '../../web/seo.ts'
import type { Route } from './+types/order-pay'

const say = words.checkout.pay

/** Null: whoever asks may not see it, or it is not there. Its buyer and the holder of its key may. */
async function read({ params }: Route.ClientLoaderArgs) {
  try {
    return await api('GET', '/orders/{id}', { path: { id: params.id } })
  } catch (error) {
    if (error instanceof ApiProblem && [401, 404].includes(error.status)) return null
    throw error
  }
}
export const clientLoader = Object.assign(read, { hydrate: true as const })

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: say.paymentTitle, description: words.checkout.about })

export function HydrateFallback() {
  return <Loading />
}

export default function PayOrder({ loaderData: order }: Route.ComponentProps) {
  if (!order) return <OrderNotShown />
  return (
    <div className="sheet py-6 sm:py-10">
      <h1 className="text-4xl sm:text-5xl">{say.title(order.orderNumber)}</h1>
      <p className="mt-1 mb-5">
        <PageLink to={`/order/${order._id}`} className="link">
          {say.toOrder}
        </PageLink>
      </p>
      <PaymentSheet key={order._id} order={order} />
    </div>
  )
}
