import * as words from '#common/words'
import { LineReportForm } from '../../ui/order/LineReportForm.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { api } from '../../web/api.ts'
import { guarded } from '../../web/guard.tsx'
import type { Route } from './+types/wrong-fit'

const say = words.wrongFit

export const clientLoader = guarded(async ({ params }) => {
  const order = await api('GET', '/orders/{id}', { path: { id: String(params['id']) } })
  const n = Number(params['line'])
  return { order, n, line: order.lines[n] ?? null }
})

/** A report that the fit of an order's line is wrong, from its buyer or an admin. */
export default function WrongFitOfLine({ loaderData: { order, n, line } }: Route.ComponentProps) {
  const back = (
    <LinkButton to="/dashboard/order" look="line" small>
      {say.backToOrders}
    </LinkButton>
  )
  return (
    <>
      <PageHead title={say.title} intro={say.ordered(order.orderNumber)} />
      {line?.fit && line.partId ? (
        <section className="grid max-w-3xl gap-5">
          <p className="font-semibold">{say.part(line.name, line.number)}</p>
          <p className="max-w-prose text-ink-2">{say.intro}</p>
          <LineReportForm order={order} n={n} fit={line.fit} back={back} />
        </section>
      ) : (
        <EmptyState title={say.noLine} action={back} />
      )}
    </>
  )
}
