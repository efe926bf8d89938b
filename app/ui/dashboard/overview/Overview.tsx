import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { whole } from '#common/format'
import { failedWork as say, orderPage } from '#common/words'
import type { State } from '#domain/orders/schema'
import type { Overview as Figures } from '#domain/overview/schema'
import { api, messageOf } from '../../../web/api.ts'
import { useMoney } from '../../../web/settings.ts'
import { Problem } from '../../Problem.tsx'
import { Badge } from '../../Badge.tsx'
import { Skeleton } from '../../Skeleton.tsx'
import { STATE_WORDS } from '../order-words.ts'
import { PageHead } from '../PageHead.tsx'
import { Bars } from './Bars.tsx'
import { DayChart } from './DayChart.tsx'
import { FetchTroubles } from './FetchTroubles.tsx'
import { FitCheck } from './FitCheck.tsx'
import { Questions } from './Questions.tsx'
import { Setup } from './Setup.tsx'
import { StuckRefunds } from './StuckRefunds.tsx'
import { ToDo, type ToDoCounts, waits } from './ToDo.tsx'

/** How the shop does, at a glance. */
export function Overview() {
  const [read, setRead] = useState<{ figures: Figures; toDo: ToDoCounts } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const load = useCallback(() => {
    Promise.all([api('GET', '/overview'), api('GET', '/to-do/counts', { query: {} })]).then(
      ([figures, toDo]) => setRead({ figures, toDo }),
      (error: unknown) => setProblem(messageOf(error)),
    )
  }, [])
  useEffect(load, [load])
  return (
    <>
      <PageHead title="Overview" intro="The last 30 days" />
      <Problem text={problem} />
      {read ? <Sheets {...read} reload={load} /> : !problem && <Waiting />}
    </>
  )
}

const Waiting = () => (
  <div className="grid gap-5" role="status" aria-label="Loading">
    <Skeleton className="h-28 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
)

function Sheets({ figures, toDo, reload }: { figures: Figures; toDo: ToDoCounts; reload: () => void }) {
  const money = useMoney()
  const {
    setup,
    days,
    before,
    states,
    bestSellers,
    lowStock,
    questions,
    refunds,
    files,
    fitment,
    failedWork,
    fitReports,
  } = figures
  const revenue = days.reduce((sum, day) => sum + day.revenue, 0)
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const today = days.at(-1)
  const countOf = (...names: State[]) =>
    states.filter(({ state }) => names.includes(state as State)).reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="grid gap-5">
      {setup.some((step) => !step.done) && (
        <Sheet title="Set up your shop">
          <Setup steps={setup} />
        </Sheet>
      )}
      <dl className="grid grid-cols-2 border border-edge bg-surface xl:grid-cols-4">
        <Figure name="Revenue" value={money(revenue)} note={comparedTo(revenue, before.revenue)} />
        <Figure name="Paid orders" value={String(orders)} note={comparedTo(orders, before.orders)} />
        <Figure name="Today" value={money(today?.revenue ?? 0)} note={`${today?.orders ?? 0} paid`} />
        <Figure name="To be paid" value={String(countOf('placed', 'paying'))} note="orders with parts set aside" />
      </dl>
      {waits(toDo) && (
        <Sheet title="To do">
          <ToDo counts={toDo} />
        </Sheet>
      )}
      {questions.length > 0 && (
        <Sheet title={orderPage.unanswered}>
          <Questions questions={questions} />
        </Sheet>
      )}
      {refunds.length > 0 && (
        <Sheet title="Money that did not go back">
          <StuckRefunds refunds={refunds} onSent={reload} />
        </Sheet>
      )}
      {failedWork > 0 && (
        <Sheet title={say.title}>
          <p>
            <Link to="/dashboard/failedWork" className="link">
              {say.waits(failedWork)}
            </Link>
          </p>
        </Sheet>
      )}
      {files.length > 0 && (
        <Sheet title="Files of suppliers">
          <FetchTroubles troubles={files} />
        </Sheet>
      )}
      <Sheet title="Revenue by day">
        <DayChart days={days} />
      </Sheet>
      <div className="grid gap-5 xl:grid-cols-2">
        <div className="grid content-start gap-5">
          <Sheet title="Best sellers">
            <Bars
              empty="Nothing was bought in these days."
              rows={bestSellers.map((part) => ({
                key: part.partId ?? part.name,
                label: part.partId ? <PartLink id={part.partId} name={part.name} /> : part.name,
                value: part.quantity,
                says: `${part.quantity} sold, ${money(part.revenue)}`,
              }))}
            />
          </Sheet>
          <Sheet title="All orders by state">
            <Bars
              empty="No orders yet."
              rows={states.map(({ state, count }) => ({
                key: state,
                label: (
                  <Link to={`/dashboard/orders?state=${state}`} className="link">
                    {STATE_WORDS[state as State].label}
                  </Link>
                ),
                value: count,
                says: whole(count),
              }))}
            />
          </Sheet>
        </div>
        <div className="grid content-start gap-5">
          <Sheet title="Running out">
            {lowStock.length === 0 ? (
              <p className="text-ink-2">No part is down to five or fewer.</p>
            ) : (
              <ul className="divide-y divide-hair">
                {lowStock.map((part) => (
                  <li key={part._id} className="flex items-baseline justify-between gap-3 py-1.5">
                    <Link to={`/dashboard/updateParts/${part._id}`} className="link min-w-0">
                      {part.name}
                    </Link>
                    <span className="flex-none whitespace-nowrap">
                      <Badge tone={part.stock === 0 ? 'bad' : 'warn'}>
                        {part.stock === 0 ? 'Sold out' : `${part.stock} left`}
                      </Badge>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Sheet>
          <Sheet title="Data of fit">
            {fitReports > 0 && (
              <p>
                <Link to="/dashboard/fitReports" className="link">
                  {fitReports}{' '}
                  {fitReports === 1 ? 'report that a fit is wrong waits' : 'reports that a fit is wrong wait'}
                </Link>
              </p>
            )}
            <FitCheck check={fitment} />
          </Sheet>
        </div>
      </div>
    </div>
  )
}

const PartLink = ({ id, name }: { id: string; name: string }) => (
  <Link to={`/shop/${id}`} className="link">
    {name}
  </Link>
)

/** "up 12 % on the 30 days before" */
function comparedTo(now: number, before: number): string {
  if (before === 0) return 'none in the 30 days before'
  const percent = Math.round((now / before - 1) * 100)
  if (percent === 0) return 'as in the 30 days before'
  return `${percent > 0 ? 'up' : 'down'} ${Math.abs(percent)} % on the 30 days before`
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="grid content-start gap-1 border-hair p-4 odd:border-r max-xl:nth-[n+3]:border-t xl:not-last:border-r">
      <dt className="label text-ink-2">{name}</dt>
      <dd className="grid gap-1">
        <span className="head tabular text-4xl">{value}</span>
        <span className="text-[0.9375rem] text-ink-2">{note}</span>
      </dd>
    </div>
  )
}

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid content-start gap-4 border border-edge bg-surface p-4 sm:p-5">
    <h3 className="text-2xl">{title}</h3>
    {children}
  </section>
)
