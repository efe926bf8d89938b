import { orderPage as say } from '#common/words'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { UnbrokenList } from '../../ui/order/UnbrokenList.tsx'
import { OrderSheet } from '../../ui/order/OrderSheet.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/order'

export const clientLoader = adminOnly(async ({ params }) => {
  const path = { id: String(params['id']) }
  const [order, refunds] = await Promise.all([
    api('GET', '/orders/{id}', { path }),
    api('GET', '/orders/{id}/refunds', { path }),
  ])
  return { order, refunds }
})

/** One order, for admins. */
export default function AdminOrderPage({ loaderData: told }: Route.ComponentProps) {
  const { order } = told
  return (
    <>
      <PageHead
        title={say.title(order.orderNumber)}
        intro={<UnbrokenList of={[order.name, order.email, order.number]} />}
      >
        <LinkButton to="/dashboard/orders" look="line" small>
          {say.back}
        </LinkButton>
      </PageHead>
      <OrderSheet key={order._id} told={told} admin />
    </>
  )
}
