import { whole } from '#common/format'
import { overview } from '#common/words'
import type { State } from '#domain/orders/schema'
import type { Overview } from '#domain/overview/schema'
import { useMoney } from '../../../web/settings.ts'

const say = overview.figures

type Props = { figures: Pick<Overview, 'days' | 'before' | 'states'> }

/** What the shop took in thirty days and today, and how many orders wait to be paid. */
export function KeyFigures({ figures: { days, before, states } }: Props) {
  const money = useMoney()
  const revenue = days.reduce((sum, day) => sum + day.revenue, 0)
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const today = days.at(-1)
  const countOf = (...names: State[]) =>
    states.filter(({ state }) => names.includes(state as State)).reduce((sum, { count }) => sum + count, 0)
  return (
    <dl className="grid grid-cols-2 border border-edge bg-surface xl:grid-cols-4">
      <Figure name={say.revenue} value={money(revenue)} note={comparedTo(revenue, before.revenue)} />
      <Figure name={say.orders} value={whole(orders)} note={comparedTo(orders, before.orders)} />
      <Figure name={say.today} value={money(today?.revenue ?? 0)} note={say.paid(today?.orders ?? 0)} />
      <Figure name={say.toBePaid} value={whole(countOf('placed', 'paying'))} note={say.setAside} />
    </dl>
  )
}

/** "up 12 % on the 30 days before" */
function comparedTo(now: number, before: number): string {
  if (before === 0) return overview.before.none
  const percent = Math.round((now / before - 1) * 100)
  return percent === 0 ? overview.before.same : overview.before.moved(percent)
}

/** Half a phone's width has room for eight large characters. */
const sizeOnPhones = ({ length }: string) => (length > 11 ? 'max-sm:text-xl' : length > 8 ? 'max-sm:text-3xl' : '')

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="grid content-start gap-1 border-hair p-4 odd:border-r max-xl:nth-[n+3]:border-t xl:not-last:border-r">
      <dt className="label text-ink-2">{name}</dt>
      <dd className="grid gap-1">
        <span className={`head tabular text-4xl ${sizeOnPhones(value)}`}>{value}</span>
        <span className="text-[0.9375rem] text-ink-2">{note}</span>
      </dd>
    </div>
  )
}
