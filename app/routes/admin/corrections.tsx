import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { corrections as say } from '#common/words'
import type { Correction } from '#domain/catalogue/schema'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { momentOf } from '#common/format'
import { Differences } from '../../ui/dashboard/part/Differences.tsx'
import { differences } from '../../ui/dashboard/part/part-words.ts'
import { readToDecide, SentBy, ToDecide, ToDecideCard } from '../../ui/dashboard/ToDecide.tsx'
import type { Chosen } from '../../ui/dashboard/use-chosen.ts'
import { notify } from '../../ui/notify.ts'
import { api, messageOf } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import { useShop } from '../../web/settings.ts'
import type { Route } from './+types/corrections'

type Decision = 'accept' | 'decline'

export const clientLoader = adminOnly(({ url }) => readToDecide(url, (query) => api('GET', '/corrections', { query })))

export default function Corrections({ loaderData }: Route.ComponentProps) {
  return (
    <ToDecide
      {...loaderData}
      title={say.title}
      intro={say.intro}
      path="/dashboard/corrections"
      nameOf={({ part, by }) => say.nameOf(part.name, by.name)}
      Many={DeclineMany}
      empty={say.empty}
    >
      {(correction, box) => <Proposal correction={correction} box={box} />}
    </ToDecide>
  )
}

const send = (id: string, decision: Decision) => api('PUT', '/corrections/{id}', { path: { id }, body: { decision } })

/** What is accepted changes a part, so that is decided one by one. */
function DeclineMany({ of }: { of: Chosen<Correction> }) {
  const decline = () => of.each(({ _id }) => send(_id, 'decline'), say.declineMany.done)
  return (
    <Button look="line" busy={of.busy} onClick={() => void decline()}>
      {say.declineMany.button(of.chosen.length)}
    </Button>
  )
}

function Proposal({ correction, box }: { correction: Correction; box: ReactNode }) {
  const { _id, part, change, by, createdAt, decision, outdated } = correction
  const { prices } = useShop()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<Decision | null>(null)
  const decide = async (how: Decision) => {
    setBusy(how)
    try {
      await send(_id, how)
      notify.success(say[how].done)
    } catch (error) {
      notify.error(messageOf(error))
    }
    await revalidate()
    setBusy(null)
  }
  return (
    <ToDecideCard part={part} box={box} beside={<SentBy by={by} at={createdAt} />}>
      <Differences of={differences(part, change, prices)} is={say.is} would={say.would} />
      <footer className="mt-4 flex flex-wrap items-center gap-3">
        {outdated && !decision && <Badge tone="warn">{say.outdated}</Badge>}
        {decision ? (
          <Badge tone={decision.accepted ? 'good' : 'plain'}>
            {(decision.accepted ? say.accept : say.decline).was(momentOf(decision.at))}
          </Badge>
        ) : (
          <>
            <Button
              look="ink"
              once
              busy={busy === 'accept'}
              waits={busy !== null}
              onClick={() => void decide('accept')}
            >
              {say.accept.button}
            </Button>
            <Button
              look="line"
              once
              busy={busy === 'decline'}
              waits={busy !== null}
              onClick={() => void decide('decline')}
            >
              {say.decline.button}
            </Button>
          </>
        )}
      </footer>
    </ToDecideCard>
  )
}
