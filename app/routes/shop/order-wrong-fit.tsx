import * as words from '#common/words'
import { LineReportForm } from '../../ui/order/LineReportForm.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OrderNotShown } from '../../ui/order/OrderNotShown.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { orderLoader } from '../../web/order-loader.ts'
import { seo } from '../../web/seo/seo.ts'
import type { Route } from './+types/order-wrong-fit'

const say = words.wrongFit

export const clientLoader = orderLoader

export const meta: Route.MetaFunction = ({ matches }) => seo(matches, { title: say.title, description: say.intro })

export function HydrateFallback() {
  return <Loading />
}

/** A report that the fit of an order's line is wrong, from whoever bought it, without an account too. */
export default function WrongFitOfOrder({ loaderData: order, params }: Route.ComponentProps) {
  if (!order) return <OrderNotShown />
  const n = Number(params.line)
  const line = order.lines[n]
  const back = (
    <LinkButton to={`/order/${order._id}`} look="line" small>
      {say.backToOrder}
    </LinkButton>
  )
  return (
    <div className="sheet grid gap-5 py-6 sm:py-10">
      <h1 className="text-4xl sm:text-5xl">{say.title}</h1>
      {line?.fit && line.partId ? (
        <section className="grid max-w-3xl gap-5 border border-hair bg-surface px-5 py-6 sm:px-8">
          <p>
            <PageLink to={`/order/${order._id}`} className="link">
              {say.ordered(order.orderNumber)}
            </PageLink>
          </p>
          <p className="font-semibold">{say.part(line.name, line.number)}</p>
          <p className="max-w-prose text-ink-2">{say.intro}</p>
          <LineReportForm order={order} n={n} fit={line.fit} back={back} />
        </section>
      ) : (
        <EmptyState title={say.noLine} action={back} />
      )}
    </div>
  )
}
