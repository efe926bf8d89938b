import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { momentOf } from '#common/format'
import { failedWork as say } from '#common/words'
import type { FailedWork } from '#domain/failed-work/schema'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { NextPage } from '../../ui/dashboard/NextPage.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { Table } from '../../ui/dashboard/Table.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { notify } from '../../ui/notify.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { api, messageOf } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/failed-work'

const HEADS = Object.entries(say.heads).map(([name, label]) => ({ label, end: name === 'actions' }))

/** Where each kind of thing is looked after. */
const PAGES = {
  order: '/dashboard/orders',
  part: '/dashboard/updateParts',
  run: '/dashboard/runs',
  supplier: '/dashboard/suppliers',
}

export const clientLoader = adminOnly(({ url }) =>
  api('GET', '/failed-work', { query: { cursor: url.searchParams.get('cursor') } }),
)

/** What the shop could not do, why, and the way to have it tried again. */
export default function FailedWorkList({ loaderData: { items, next } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<string | null>(null)
  const [dropping, setDropping] = useState<FailedWork | null>(null)
  const act = async (step: 'retry' | 'drop', { _id: id }: FailedWork) => {
    setBusy(id)
    setDropping(null)
    try {
      if (step === 'retry') await api('POST', '/failed-work/{id}/retry', { path: { id } })
      else await api('DELETE', '/failed-work/{id}', { path: { id } })
      notify.success(step === 'retry' ? say.tried : say.dropped)
    } catch (error) {
      notify.error(messageOf(error))
    }
    // Somebody else may have been first.
    await revalidate()
    setBusy(null)
  }
  const rows = items.map((work) => {
    const { _id, job, mail, about, askedAt, failedAt, tries, error } = work
    const what = say.whatOf(job, mail)
    const named = about ? `${what}, ${about.name}` : what
    return {
      key: _id,
      cells: [
        <span key="what" className="font-semibold">
          {what}
        </span>,
        about && (
          <Link key="about" to={`${PAGES[about.kind]}/${about.id}`} className="link [overflow-wrap:anywhere]">
            <Unbroken text={about.name} />
          </Link>
        ),
        <span key="failed">
          <time dateTime={failedAt}>{momentOf(failedAt)}</time>
          <span className="block text-[0.9375rem] text-ink-2">
            {say.tries(tries)}, {say.since(momentOf(askedAt))}
          </span>
        </span>,
        <span key="error" className="text-[0.9375rem] [overflow-wrap:anywhere]">
          {error}
        </span>,
        <span key="actions" className="flex flex-wrap gap-2 md:justify-end">
          <Button
            look="line"
            small
            busy={busy === _id}
            waits={busy !== null}
            aria-label={say.againOf(named)}
            onClick={() => void act('retry', work)}
          >
            {say.again}
          </Button>
          <Button
            look="quiet"
            small
            waits={busy !== null}
            aria-label={say.dropOf(named)}
            onClick={() => setDropping(work)}
          >
            {say.drop}
          </Button>
        </span>,
      ],
    }
  })
  return (
    <>
      <PageHead title={say.title} intro={say.intro}>
        <LinkButton to="/dashboard/log" look="line" small>
          {say.toLog}
        </LinkButton>
      </PageHead>
      {rows.length === 0 ? (
        <EmptyState title={say.emptyTitle}>{say.empty}</EmptyState>
      ) : (
        <Table label={say.title} heads={HEADS} rows={rows} />
      )}
      <NextPage next={next} />
      <ConfirmDialog
        open={dropping !== null}
        title={say.dropTitle}
        question={say.dropQuestion}
        confirm={say.drop}
        onConfirm={() => void act('drop', dropping!)}
        onClose={() => setDropping(null)}
      />
    </>
  )
}
