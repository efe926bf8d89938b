import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { adminUsers as say, label, texts } from '#common/words'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useMe } from '../../ui/dashboard/me.ts'
import { NextPage } from '../../ui/dashboard/NextPage.tsx'
import { dayOf } from '#common/format'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { SearchForm } from '../../ui/dashboard/SearchForm.tsx'
import { Table } from '../../ui/dashboard/Table.tsx'
import { Email } from '../../ui/Email.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { notify } from '../../ui/notify.ts'
import { useAction } from '../../ui/use-action.ts'
import { useRemoval } from '../../ui/use-removal.ts'
import { api, ApiProblem, apiFile, apiPage, messageOf } from '../../web/api.ts'
import type { Answer } from '../../web/api-types.ts'
import { downloadFile, sheetOf } from '../../web/files/download-file.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/users'

type User = Answer<'GET', '/user'>[number]

const HEADS = [
  { label: label.name },
  { label: label.email },
  { label: say.heads.role },
  { label: say.heads.since },
  { label: label.actions, end: true },
]

export const clientLoader = adminOnly(({ url }) => {
  const [q, cursor] = [url.searchParams.get('q'), url.searchParams.get('cursor')]
  return apiPage('/user', { query: { q, cursor, limit: 50 } })
})

export default function Users({ loaderData: { items, next } }: Route.ComponentProps) {
  const me = useMe()
  const { revalidate } = useRevalidator()
  const [params] = useSearchParams()
  const file = useAction()
  const download = () =>
    file.run(async () => {
      downloadFile(sheetOf(await apiFile('/user/all.csv', { query: { q: params.get('q') } })), 'users.csv')
    })
  const [busy, setBusy] = useState<string | null>(null)

  const makeAdmin = async ({ _id, email }: User) => {
    setBusy(_id)
    try {
      await api('PUT', '/user/admin/{email}', { path: { email } })
      notify.success(texts.adminMade)
      await revalidate()
    } catch (error) {
      const isRefused = error instanceof ApiProblem && error.status === 403
      notify.error(isRefused ? texts.adminFailed : messageOf(error))
    }
    setBusy(null)
  }
  const removal = useRemoval(async ({ _id }: User) => {
    const { deletedCount } = await api('DELETE', '/user/{user}', { path: { user: _id } })
    return deletedCount > 0 ? texts.userDeleted : null
  })
  const [demoted, setDemoted] = useState<User | null>(null)
  const unmakeAdmin = async ({ _id, email }: User) => {
    setBusy(_id)
    try {
      await api('DELETE', '/user/admin/{email}', { path: { email } })
      notify.success(say.unmakeAdmin.done)
    } catch (error) {
      notify.error(messageOf(error))
    }
    await revalidate()
    setBusy(null)
    setDemoted(null)
  }
  const users = items.filter(removal.isThere)

  const cells = (user: User) => [
    <span key="name" className="[overflow-wrap:anywhere]">
      {user.name}
    </span>,
    <span key="email" className="[overflow-wrap:anywhere]">
      <Email of={user.email} />
      {/* Anybody can sign up with the address of somebody else. */}
      {!user.emailVerified && <span className="block text-[0.9375rem] text-ink-2">{say.notConfirmed}</span>}
    </span>,
    user.role === 'admin' ? (
      <Badge key="role" tone="signal">
        {say.roles.admin}
      </Badge>
    ) : (
      <span key="role" className="whitespace-nowrap">
        {say.roles.customer}
      </span>
    ),
    <time key="since" dateTime={user.createdAt}>
      {dayOf(user.createdAt)}
    </time>,
    <span key="actions" className="inline-flex flex-wrap items-center gap-2 md:justify-end">
      {user.role === 'admin' && user.email !== me.email && (
        <Button look="line" small onClick={() => setDemoted(user)} aria-label={say.unmakeAdmin.of(user.email)}>
          {say.unmakeAdmin.button}
        </Button>
      )}
      {user.role !== 'admin' && (
        <Button
          look="line"
          small
          busy={busy === user._id}
          onClick={() => void makeAdmin(user)}
          aria-label={say.makeAdmin.of(user.email)}
        >
          {say.makeAdmin.button}
        </Button>
      )}
      {user.email === me.email ? (
        <span className="text-[0.9375rem] text-ink-2">{say.you}</span>
      ) : (
        <Button look="danger" small onClick={() => removal.ask(user)} aria-label={say.remove.of(user.email)}>
          {say.remove.button}
        </Button>
      )}
    </span>,
  ]

  return (
    <>
      <PageHead title={say.title}>
        <Button look="line" busy={file.busy} onClick={download}>
          {say.csv}
        </Button>
      </PageHead>
      <SearchForm label={say.find} placeholder={say.findHint} />
      {users.length > 0 ? (
        <Table label={say.table} heads={HEADS} rows={users.map((user) => ({ key: user._id, cells: cells(user) }))} />
      ) : (
        <EmptyState title={say.emptyTitle}>{say.empty}</EmptyState>
      )}
      <NextPage next={next} />
      <ConfirmDialog
        open={demoted !== null}
        busy={busy !== null}
        onConfirm={() => void (demoted && unmakeAdmin(demoted))}
        onClose={() => setDemoted(null)}
        title={say.unmakeAdmin.title}
        question={say.unmakeAdmin.question(demoted?.email)}
        confirm={say.unmakeAdmin.button}
      />
      <ConfirmDialog
        {...removal.dialog}
        title={say.remove.title}
        question={say.remove.question(removal.doomed?.email, removal.doomed?.openOrders)}
        confirm={say.remove.button}
      />
    </>
  )
}
