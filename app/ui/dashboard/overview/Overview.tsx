import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import * as words from '#common/words'
import type { Overview as Figures, SetupStep } from '#domain/overview/schema'
import { api, messageOf } from '../../../web/api.ts'
import { Problem } from '../../Problem.tsx'
import { Skeleton } from '../../Skeleton.tsx'
import { PageHead } from '../PageHead.tsx'
import { BestSellers } from './BestSellers.tsx'
import { DayChart } from './DayChart.tsx'
import { FetchTroubles } from './FetchTroubles.tsx'
import { FirstRows } from './FirstRows.tsx'
import { FitCheck } from './FitCheck.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { LowStock } from './LowStock.tsx'
import { OrdersByState } from './OrdersByState.tsx'
import { Questions } from './Questions.tsx'
import { Setup } from './Setup.tsx'
import { StuckRefunds } from './StuckRefunds.tsx'
import { ToDo, type ToDoCounts, waits } from './ToDo.tsx'
import { UnsentMails } from './UnsentMails.tsx'

const say = words.overview

/** Steps to set up a shop that may stay open for good. */
const MAY_SKIP: readonly SetupStep['code'][] = ['google']

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
  const { setup, days, states, bestSellers, lowStock, questions, refunds, files } = figures
  const { fitment, failedWork, unsentMails, fitReports, corrections } = figures
  return (
    <div className="grid gap-5">
      {setup.some(({ code, done }) => !done && !MAY_SKIP.includes(code)) && (
        <Sheet title={say.sheets.setup}>
          <Setup steps={setup} />
        </Sheet>
      )}
      <KeyFigures figures={figures} />
      {waits(toDo) && (
        <Sheet title={say.sheets.toDo}>
          <ToDo counts={toDo} />
        </Sheet>
      )}
      {questions.length > 0 && (
        <Sheet title={words.orderPage.unanswered}>
          <FirstRows rows={questions}>{(shown) => <Questions questions={shown} />}</FirstRows>
        </Sheet>
      )}
      {refunds.length > 0 && (
        <Sheet title={say.sheets.refunds}>
          <FirstRows rows={refunds}>{(shown) => <StuckRefunds refunds={shown} onSent={reload} />}</FirstRows>
        </Sheet>
      )}
      {corrections > 0 && (
        <WaitsElsewhere title={words.corrections.title} to="/dashboard/corrections">
          {words.corrections.waits(corrections)}
        </WaitsElsewhere>
      )}
      {unsentMails && (
        <Sheet title={say.sheets.mails}>
          <UnsentMails mails={unsentMails} />
        </Sheet>
      )}
      {failedWork > 0 && (
        <WaitsElsewhere title={words.failedWork.title} to="/dashboard/failedWork">
          {words.failedWork.waits(failedWork)}
        </WaitsElsewhere>
      )}
      {files.length > 0 && (
        <Sheet title={say.sheets.files}>
          <FirstRows rows={files}>{(shown) => <FetchTroubles troubles={shown} />}</FirstRows>
        </Sheet>
      )}
      <Sheet title={say.sheets.days}>
        <DayChart days={days} />
      </Sheet>
      <div className="grid gap-5 xl:grid-cols-2">
        <div className="grid content-start gap-5">
          <Sheet title={say.sheets.bestSellers}>
            <BestSellers parts={bestSellers} />
          </Sheet>
          <Sheet title={say.sheets.states}>
            <OrdersByState states={states} />
          </Sheet>
        </div>
        <div className="grid content-start gap-5">
          <Sheet title={say.sheets.lowStock}>
            <FirstRows rows={lowStock}>{(shown) => <LowStock parts={shown} />}</FirstRows>
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

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid content-start gap-4 border border-edge bg-surface p-4 sm:p-5">
    <h3 className="text-2xl">{title}</h3>
    {children}
  </section>
)

type ElsewhereProps = { title: string; to: string; children: string }

/** What waits for an admin on a page of its own. */
const WaitsElsewhere = ({ title, to, children }: ElsewhereProps) => (
  <Sheet title={title}>
    <p>
      <Link to={to} className="link">
        {children}
      </Link>
    </p>
  </Sheet>
)
