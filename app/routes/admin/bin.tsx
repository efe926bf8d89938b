import { useState } from 'react'
import { Link } from 'react-router'
import { dayOf, momentOf } from '#common/format'
import * as words from '#common/words'
import type { BinnedPart } from '#domain/catalogue/schema'
import { Button } from '../../ui/Button.tsx'
import { NextPage } from '../../ui/dashboard/NextPage.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { Table } from '../../ui/dashboard/Table.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Note } from '../../ui/Note.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { PartNumber } from '../../ui/catalogue/PartNumber.tsx'
import { api, messageOf } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/bin'

const say = words.part.bin
const HEADS = [
  { label: words.label.part },
  { label: words.label.number },
  { label: say.heads.deleted },
  { label: say.heads.until },
  { label: words.label.actions, end: true },
]

export const clientLoader = adminOnly(({ url }) =>
  api('GET', '/bin', { query: { cursor: url.searchParams.get('cursor') } }),
)

/** The parts that were deleted in the last 30 days. */
export default function Bin({ loaderData: { items, next } }: Route.ComponentProps) {
  const [back, setBack] = useState<BinnedPart[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const restore = async (part: BinnedPart) => {
    setBusy(part._id)
    setProblem(null)
    try {
      await api('POST', '/bin/{id}/restore', { path: { id: part._id } })
      setBack((parts) => [...parts, part])
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(null)
  }
  const shown = items.filter(({ _id }) => !back.some((part) => part._id === _id))
  const cells = (part: BinnedPart) => [
    <span key="part" className="font-semibold">
      {part.brand} {part.name}
    </span>,
    <PartNumber key="number">{part.number}</PartNumber>,
    say.deleted(momentOf(part.deletedAt), part.deletedBy),
    dayOf(part.until),
    <Button
      key="restore"
      look="line"
      small
      className="text-left"
      busy={busy === part._id}
      onClick={() => void restore(part)}
      aria-label={`${say.restore}: ${part.name}, ${part.number}`}
    >
      {say.restore}
    </Button>,
  ]
  return (
    <>
      <PageHead title={say.title} intro={say.intro} />
      <div className="grid gap-4">
        <Problem text={problem} />
        {back.map(({ _id, name }) => (
          <Note key={_id} tone="good" live>
            <Link to={`/dashboard/updateParts/${_id}`} className="link">
              {say.isBack(name)}
            </Link>
          </Note>
        ))}
        {shown.length > 0 ? (
          <Table label={say.title} heads={HEADS} rows={shown.map((part) => ({ key: part._id, cells: cells(part) }))} />
        ) : (
          <EmptyState title={say.empty}>{say.emptyWhy}</EmptyState>
        )}
      </div>
      <NextPage next={next} />
    </>
  )
}
