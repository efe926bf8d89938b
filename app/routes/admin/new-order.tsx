import { newOrder as say } from '#common/words'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { NewOrder } from '../../ui/dashboard/new-order/NewOrder.tsx'
import { adminOnly } from '../../web/guard.tsx'

export const clientLoader = adminOnly(() => Promise.resolve(null))

/** An admin orders for a customer on the telephone. */
export default function NewOrderPage() {
  return (
    <>
      <PageHead title={say.title} intro={say.about} />
      <NewOrder />
    </>
  )
}
