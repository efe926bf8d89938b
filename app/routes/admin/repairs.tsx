import { Link } from 'react-router'
import * as words from '#common/words'
import type { RepairJobListed } from '#domain/repairs/schema'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EditOrDelete } from '../../ui/dashboard/EditOrDelete.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { Table } from '../../ui/dashboard/Table.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useRemoval } from '../../ui/use-removal.ts'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import { repairFor } from '../../web/repair-link.ts'
import type { Route } from './+types/repairs'

const say = words.adminRepairs.list
const HEADS = [
  { label: say.heads.repair },
  { label: say.heads.steps, end: true },
  { label: words.label.actions, end: true },
]

export const clientLoader = adminOnly(() => api('GET', '/repair-jobs'))

export default function ManageRepairs({ loaderData: { items } }: Route.ComponentProps) {
  const removal = useRemoval(async ({ _id, name }: RepairJobListed) => {
    await api('DELETE', '/repair-jobs/{id}', { path: { id: _id } })
    return say.deleted(name)
  })
  const shown = items.filter(removal.isThere)
  const cells = (job: RepairJobListed) => [
    <span key="job" className="block">
      <Link to={repairFor(job.slug, null)} className="link font-semibold">
        {job.name}
      </Link>
      <span className="block text-[0.9375rem] text-ink-2">{job.about}</span>
    </span>,
    job.steps,
    <EditOrDelete
      key="actions"
      name={job.name}
      to={`/dashboard/repairs/${job._id}`}
      onDelete={() => removal.ask(job)}
    />,
  ]
  return (
    <>
      <PageHead title={say.title} intro={say.intro}>
        <LinkButton to="/dashboard/repairs/new" look="line">
          {say.add}
        </LinkButton>
      </PageHead>
      {shown.length > 0 ? (
        <Table label={say.title} heads={HEADS} rows={shown.map((job) => ({ key: job._id, cells: cells(job) }))} />
      ) : (
        <EmptyState title={say.emptyTitle}>{say.empty}</EmptyState>
      )}
      <ConfirmDialog
        {...removal.dialog}
        title={removal.doomed?.name ?? ''}
        question={words.texts.deleteConfirm}
        confirm={words.button.remove}
      />
    </>
  )
}
