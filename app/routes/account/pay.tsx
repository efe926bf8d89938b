import * as words from '#common/words'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { PaymentSheet } from '../../ui/payment/PaymentSheet.tsx'
import { api } from '../../web/api.ts'
import { guarded } from '../../web/guard.tsx'
import type { Route } from './+types/pay'

export const clientLoader = guarded(({ params }) => api('GET', '/orders/{id}', { path: { id: String(params['id']) } }))

export default function Payment({ loaderData: order }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.checkout.pay.paymentTitle} intro={words.orderPage.title(order.orderNumber)} />
      <PaymentSheet key={order._id} order={order} />
    </>
  )
}
