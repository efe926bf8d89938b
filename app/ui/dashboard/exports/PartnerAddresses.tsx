import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { dayOf, momentOf } from '#common/format'
import { exports as say } from '#common/words'
import type { ExportAddress, MadeExportAddress } from '#domain/exports/schema'
import { api, ApiProblem, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { Field } from '../../form/Field.tsx'
import { Note } from '../../Note.tsx'
import { notify } from '../../notify.ts'
import { CopyButton } from '../../part/CopyButton.tsx'
import { Table } from '../Table.tsx'
import { type ExportChoice, searchOf } from './export-choice.ts'

const { page: words } = say
const HEADS = [
  { label: words.heads.name },
  { label: words.heads.file },
  { label: words.heads.parts },
  { label: words.heads.fetched },
  { label: words.heads.actions, end: true },
]

/** Addresses where partners fetch the chosen file: made here, their secret shown once, revoked here. */
export function PartnerAddresses({ items, choice }: { items: readonly ExportAddress[]; choice: ExportChoice }) {
  const { revalidate } = useRevalidator()
  const [made, setMade] = useState<MadeExportAddress | null>(null)
  const [doomed, setDoomed] = useState<ExportAddress | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const make = async (form: HTMLFormElement) => {
    setBusy(true)
    setError(undefined)
    try {
      const body = {
        name: String(new FormData(form).get('partner')),
        file: choice.file,
        search: searchOf(choice).toString(),
      }
      setMade(await api('POST', '/exports/addresses', { body }))
      form.reset()
      await revalidate()
    } catch (problem) {
      setError((problem instanceof ApiProblem && Object.values(problem.fields)[0]) || messageOf(problem))
    }
    setBusy(false)
  }
  const revoke = async ({ _id, name }: ExportAddress) => {
    setBusy(true)
    try {
      await api('POST', '/exports/addresses/{id}/revoke', { path: { id: _id } })
      notify.success(words.isRevoked(name))
      if (made?._id === _id) setMade(null)
      await revalidate()
    } catch (problem) {
      notify.error(messageOf(problem))
    }
    setBusy(false)
    setDoomed(null)
  }
  const rows = items.map((one) => ({ key: one._id, cells: cellsOf(one, () => setDoomed(one)) }))
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-ink-2">{words.partnersAbout}</p>
      <form
        noValidate
        aria-label={words.make}
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void make(event.currentTarget)
        }}
      >
        <div className="min-w-52 flex-1">
          <Field label={words.partner} name="partner" autoComplete="off" {...(error && { error })} />
        </div>
        <Button type="submit" look="line" busy={busy} className="sm:mt-6">
          {words.make}
        </Button>
      </form>
      {made && (
        <Note tone="good" live>
          <p>{words.made(made.name)}</p>
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <code className="font-mono [overflow-wrap:anywhere]">{made.url}</code>
            <CopyButton text={made.url} />
          </p>
        </Note>
      )}
      {rows.length > 0 && <Table label={words.addresses} heads={HEADS} rows={rows} />}
      <ConfirmDialog
        open={doomed !== null}
        busy={busy}
        title={words.revocation.title}
        question={words.revocation.question(doomed?.name ?? '')}
        confirm={words.revoke}
        onConfirm={() => void (doomed && revoke(doomed))}
        onClose={() => setDoomed(null)}
      />
    </div>
  )
}

const cellsOf = ({ name, file, search, fetchedAt, revokedAt }: ExportAddress, onRevoke: () => void) => [
  <strong key="name" className="font-semibold [overflow-wrap:anywhere]">
    {name}
  </strong>,
  say.files[file],
  <span key="parts" className="[overflow-wrap:anywhere]">
    {search || words.all}
  </span>,
  fetchedAt ? (
    <time key="fetched" dateTime={fetchedAt}>
      {momentOf(fetchedAt)}
    </time>
  ) : (
    words.never
  ),
  revokedAt ? (
    <span key="revoked" className="text-ink-2">
      {words.revoked(dayOf(revokedAt))}
    </span>
  ) : (
    <Button key="revoke" look="danger" small aria-label={words.revokeOf(name)} onClick={onRevoke}>
      {words.revoke}
    </Button>
  ),
]
