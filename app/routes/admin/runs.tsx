import { Link } from 'react-router'
import { momentOf, whole } from '#common/format'
import * as words from '#common/words'
import type { Run } from '#domain/runs/schema'
import { Badge } from '../../ui/Badge.tsx'
import { runTitle } from '../../ui/dashboard/many/run-title.ts'
import { NextPage } from '../../ui/dashboard/NextPage.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { Table } from '../../ui/dashboard/Table.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/runs'

const say = words.many.runs
const { heads } = say
const HEADS = [
  { label: heads.what },
  { label: heads.by },
  { label: heads.when },
  { label: heads.parts, end: true },
  { label: heads.state },
]

export const clientLoader = adminOnly(({ url }) =>
  api('GET', '/runs', { query: { cursor: url.searchParams.get('cursor') } }),
)

/** Every bulk change that can still be undone, the newest first. */
export default function Runs({ loaderData: { items, next } }: Route.ComponentProps) {
  const rows = items.map((run) => ({
    key: run._id,
    cells: [
      <Link key="what" to={`/dashboard/runs/${run._id}`} className="link font-semibold">
        {runTitle(run)}
      </Link>,
      run.by,
      <time key="when" dateTime={run.startedAt} className="whitespace-nowrap">
        {momentOf(run.startedAt)}
      </time>,
      <span key="parts" className="tabular">
        {whole(run.parts)}
      </span>,
      <State key="state" run={run} />,
    ],
  }))
  return (
    <>
      <PageHead title={say.title} intro={say.intro} />
      {rows.length === 0 ? (
        <EmptyState title={say.emptyTitle}>{say.empty}</EmptyState>
      ) : (
        <Table label={say.title} heads={HEADS} rows={rows} />
      )}
      <NextPage next={next} />
    </>
  )
}

function State({ run: { endedAt, undo } }: { run: Run }) {
  if (undo) {
    const state = undo.doneAt === null ? 'undoing' : undo.kept > 0 ? 'partly' : 'undone'
    return <Badge tone={state === 'undone' ? 'plain' : 'warn'}>{say.states[state]}</Badge>
  }
  return endedAt === null ? (
    <Badge tone="warn">{say.states.writing}</Badge>
  ) : (
    <Badge tone="good">{say.states.done}</Badge>
  )
}
