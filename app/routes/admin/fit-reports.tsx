import { type ReactNode, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { fitReports as say } from '#common/words'
import type { FitReport, FitReportDecision } from '#domain/fitment/schema'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { momentOf } from '#common/format'
import { DecideFitReport } from '../../ui/dashboard/fits/DecideFitReport.tsx'
import { readToDecide, SentBy, ToDecide, ToDecideCard } from '../../ui/dashboard/ToDecide.tsx'
import type { Chosen } from '../../ui/dashboard/use-chosen.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { notify } from '../../ui/notify.ts'
import { Picture } from '../../ui/Picture.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/fit-reports'

export const clientLoader = adminOnly(({ url }) => readToDecide(url, (query) => api('GET', '/fit-reports', { query })))

export default function FitReports({ loaderData }: Route.ComponentProps) {
  return (
    <ToDecide
      {...loaderData}
      title={say.title}
      intro={say.intro}
      path="/dashboard/fitReports"
      nameOf={({ part, car }) => `${part.name}: ${car}`}
      Many={DecideMany}
      empty={say.empty}
    >
      {(report, box) => <Report report={report} box={box} />}
    </ToDecide>
  )
}

const send = (id: string, body: FitReportDecision) => api('PUT', '/fit-reports/{id}', { path: { id }, body })

/** The same answer to all that are chosen. */
function DecideMany({ of }: { of: Chosen<FitReport> }) {
  const [asks, setAsks] = useState(false)
  const count = of.chosen.length
  const decide = async (said: FitReportDecision) => {
    await of.each(({ _id }) => send(_id, said), say.many.done[said.decision])
    setAsks(false)
  }
  return (
    <>
      <Button look="line" busy={of.busy} onClick={() => setAsks(true)}>
        {say.many.button(count)}
      </Button>
      {asks && (
        <DecideFitReport
          decide={decide}
          onClose={() => setAsks(false)}
          title={say.many.title(count)}
          heard={say.heardOfMany}
          count={count}
        />
      )}
    </>
  )
}

function Report({ report, box }: { report: FitReport; box: ReactNode }) {
  const { revalidate } = useRevalidator()
  const { _id, part, car, known, what, img, by, order, hears, createdAt, decision } = report
  const [asks, setAsks] = useState(false)
  const decide = async (said: FitReportDecision) => {
    await send(_id, said)
    setAsks(false)
    notify.success(say[said.decision].done)
    await revalidate()
  }
  return (
    <ToDecideCard part={part} box={box} beside={`${part.brand} ${part.number}`} label={`${part.name}: ${car}`}>
      <div className="flex flex-wrap gap-4">
        <div className="grid min-w-60 flex-1 content-start gap-2">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {car} {!known && <Badge tone="plain">{say.unknownCar}</Badge>}
          </p>
          {order && (
            <p className="text-[0.9375rem] text-ink-2">
              <Link to={`/dashboard/orders?q=${order.number}`} className="link font-mono">
                {order.number}
              </Link>
              {say.toldThen(order.told)}
            </p>
          )}
          <p className="max-w-prose whitespace-pre-line break-words">{what}</p>
          <p className="text-[0.9375rem] text-ink-2">
            <SentBy by={by} at={createdAt} />
          </p>
        </div>
        {img && (
          <a href={img} target="_blank" rel="noreferrer" className="flex-none">
            <Picture
              src={img}
              alt={say.photoOf(part.name)}
              width={160}
              height={160}
              sizes="10rem"
              className="size-40 bg-plate object-contain"
            />
          </a>
        )}
      </div>
      {decision && (
        <footer className="mt-4 grid justify-items-start gap-2">
          <Badge tone={decision.decision === 'corrected' ? 'good' : 'plain'}>
            {say[decision.decision].was(momentOf(decision.at))}
          </Badge>
          {decision.note && <p className="max-w-prose text-ink-2">{decision.note}</p>}
        </footer>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <LinkButton to={`/dashboard/updateParts/${part._id}/cars`} look={decision ? 'line' : 'ink'}>
          {say.openCars}
        </LinkButton>
        <Button look="line" once onClick={() => setAsks(true)}>
          {decision ? say.decideAgain : say.decide}
        </Button>
      </div>
      {asks && (
        <DecideFitReport
          decide={decide}
          onClose={() => setAsks(false)}
          title={say.decideTitle}
          heard={hears ? say.heard(hears) : say.notHeard}
          again={decision !== null}
        />
      )}
    </ToDecideCard>
  )
}
