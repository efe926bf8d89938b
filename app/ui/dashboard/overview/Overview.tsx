import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { whole } from '#common/format'
import * as words from '#common/words'
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

const say = words.overview

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
      <PageHead title={say.title} intro={say.intro} />
      <Problem text={problem} />
      {read ? <Sheets {...read} reload={load} /> : !problem && <Waiting />}
    </>
  )
}

const Waiting = () => (
  <div className="grid gap-5" role="status" aria-label={say.loading}>
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
        <Sheet title={say.sheets.setup}>
          <Setup steps={setup} />
        </Sheet>
      )}
      <dl className="grid grid-cols-2 border border-edge bg-surface xl:grid-cols-4">
        <Figure name={say.figures.revenue} value={money(revenue)} note={comparedTo(revenue, before.revenue)} />
        <Figure name={say.figures.orders} value={String(orders)} note={comparedTo(orders, before.orders)} />
        <Figure
          name={say.figures.today}
          value={money(today?.revenue ?? 0)}
          note={say.figures.paid(today?.orders ?? 0)}
        />
        <Figure name={say.figures.toBePaid} value={String(countOf('placed', 'paying'))} note={say.figures.setAside} />
      </dl>
      {waits(toDo) && (
        <Sheet title={say.sheets.toDo}>
          <ToDo counts={toDo} />
        </Sheet>
      )}
      {questions.length > 0 && (
        <Sheet title={words.orderPage.unanswered}>
          <Questions questions={questions} />
        </Sheet>
      )}
      {refunds.length > 0 && (
        <Sheet title={say.sheets.refunds}>
          <StuckRefunds refunds={refunds} onSent={reload} />
        </Sheet>
      )}
      {failedWork > 0 && (
        <Sheet title={words.failedWork.title}>
          <p>
            <Link to="/dashboard/failedWork" className="link">
              {words.failedWork.waits(failedWork)}
            </Link>
          </p>
        </Sheet>
      )}
      {files.length > 0 && (
        <Sheet title={say.sheets.files}>
          <FetchTroubles troubles={files} />
        </Sheet>
      )}
      <Sheet title={say.sheets.days}>
        <DayChart days={days} />
      </Sheet>
      <div className="grid gap-5 xl:grid-cols-2">
        <div className="grid content-start gap-5">
          <Sheet title={say.sheets.bestSellers}>
            <Bars
              empty={say.bestSellers.none}
              rows={bestSellers.map((part) => ({
                key: part.partId ?? part.name,
                label: part.partId ? <PartLink id={part.partId} name={part.name} /> : part.name,
                value: part.quantity,
                says: say.bestSellers.sold(part.quantity, money(part.revenue)),
              }))}
            />
          </Sheet>
          <Sheet title={say.sheets.states}>
            <Bars
              empty={say.noOrder}
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
          <Sheet title={say.sheets.lowStock}>
            {lowStock.length === 0 ? (
              <p className="text-ink-2">{say.lowStock.none}</p>
            ) : (
              <ul className="divide-y divide-hair">
                {lowStock.map((part) => (
                  <li key={part._id} className="flex items-baseline justify-between gap-3 py-1.5">
                    <Link to={`/dashboard/updateParts/${part._id}`} className="link min-w-0">
                      {part.name}
                    </Link>
                    <span className="flex-none whitespace-nowrap">
                      <Badge tone={part.stock === 0 ? 'bad' : 'warn'}>
                        {part.stock === 0 ? say.lowStock.soldOut : say.lowStock.left(part.stock)}
                      </Badge>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Sheet>
          <Sheet title={say.sheets.fit}>
            {fitReports > 0 && (
              <p>
                <Link to="/dashboard/fitReports" className="link">
                  {say.fit.reports(fitReports)}
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
  if (before === 0) return say.before.none
  const percent = Math.round((now / before - 1) * 100)
  if (percent === 0) return say.before.same
  return say.before.moved(percent)
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
