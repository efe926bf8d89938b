import { replace } from 'react-router'
import { orderPage as say } from '#common/words'
import { Loading } from '../../ui/Loading.tsx'
import { OrderNotShown } from '../../ui/order/OrderNotShown.tsx'
import { OrderSheet } from '../../ui/order/OrderSheet.tsx'
import { useSessionElsewhere } from '../../ui/use-session-elsewhere.ts'
import { api, ApiProblem } from '../../web/api.ts'
import { seo } from '../../web/seo/seo.ts'
import type { Route } from './+types/order'

/** Null: whoever asks may not see it, or it is not there. A mailed link has a key, which a cookie keeps from then on. */
async function read({ params, url }: Route.ClientLoaderArgs) {
  const path = { id: params.id }
  const key = url.searchParams.get('key')
  try {
    if (key) await api('POST', '/order-keys', { body: { key } })
    if (key) return replace(`/order/${params.id}`)
    const [order, refunds] = await Promise.all([
      api('GET', '/orders/{id}', { path }),
      api('GET', '/orders/{id}/refunds', { path }),
    ])
    return { order, refunds }
  } catch (error) {
    if (error instanceof ApiProblem && [400, 401, 404].includes(error.status)) return null
    throw error
  }
}
export const clientLoader = Object.assign(read, { hydrate: true as const })

export const meta: Route.MetaFunction = ({ matches }) => seo(matches, { title: say.pageTitle, description: say.about })

export function HydrateFallback() {
  return <Loading />
}

export default function Order({ loaderData: told }: Route.ComponentProps) {
  useSessionElsewhere()
  if (!told) return <OrderNotShown />
  return (
    <div className="sheet py-6 sm:py-10">
      <h1 className="mb-4 text-4xl sm:text-5xl">{say.title(told.order.orderNumber)}</h1>
      <OrderSheet key={told.order._id} told={told} />
    </div>
  )
}
