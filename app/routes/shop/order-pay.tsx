import * as words from '#common/words'
import { PaymentSheet } from '../../ui/payment/PaymentSheet.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OrderNotShown } from '../../ui/order/OrderNotShown.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { orderLoader } from '../../web/order-loader.ts'
import { seo } from '../../web/seo/seo.ts'
import type { Route } from './+types/order-pay'

const say = words.checkout.pay

export const clientLoader = orderLoader

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
