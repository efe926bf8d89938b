import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { momentOf } from '#common/format'
import { log as say, many } from '#common/words'
import type { LogEntry } from '#domain/log/schema'
import { api, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { notify } from '../../notify.ts'
import { ValueText } from '../many/ValueText.tsx'
import { Table } from '../Table.tsx'

const HEADS = [
  { label: say.heads.when },
  { label: say.heads.who },
  { label: say.heads.what },
  { label: say.heads.change },
]
/** More fields than this are counted. */
const MOST = 6

/** Entries of the log, each with what was before beside what is after. */
export function LogList({ items }: { items: readonly LogEntry[] }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<string | null>(null)
  const undo = async ({ _id }: LogEntry) => {
    setBusy(_id)
    try {
      await api('POST', '/log/{id}/undo', { path: { id: _id } })
      notify.success(say.undone)
      await revalidate()
    } catch (error) {
      notify.error(messageOf(error))
    }
    setBusy(null)
  }
  const rows = items.map((entry) => ({
    key: entry._id,
    cells: [
      <time key="when" dateTime={entry.at} className="whitespace-nowrap">
        {momentOf(entry.at)}
      </time>,
      <span key="who" className="block min-w-28 [overflow-wrap:anywhere]">
        {entry.by}
      </span>,
      <span key="what" className="block min-w-44 [overflow-wrap:anywhere]">
        {say.action(entry.action)}
        <Subject entry={entry} />
        {entry.why && <span className="block text-[0.9375rem] text-ink-2">{entry.why}</span>}
      </span>,
      <div key="change" className="grid min-w-0 flex-1 justify-items-start gap-2">
        <Differences entry={entry} />
        {entry.run && (
          <Link to={`/dashboard/runs/${entry.run}`} className="link">
            {say.ofMany}
          </Link>
        )}
        {entry.canUndo && (
          <Button
            look="line"
            small
            busy={busy === entry._id}
            aria-label={say.undoOf(entry.name ?? '')}
            onClick={() => void undo(entry)}
          >
            {say.undo}
          </Button>
        )}
      </div>,
    ],
  }))
  return <Table label={say.title} heads={HEADS} rows={rows} />
}

const PAGES: Record<string, string> = { part: 'updateParts', order: 'orders', run: 'runs', bulk: 'runs', grid: 'runs' }

/** What changed, with a link to where it is looked after. */
function Subject({ entry: { action, subject, name } }: { entry: LogEntry }) {
  const kind = action.split('.', 1)[0]!
  const page = PAGES[kind]
  const text = name ?? subject
  return page && (kind !== 'part' || name) ? (
    <Link to={`/dashboard/${page}/${subject}`} className="link block">
      {text}
    </Link>
  ) : (
    <span className="block text-[0.9375rem] text-ink-2">{text}</span>
  )
}

function Differences({ entry: { before, after } }: { entry: LogEntry }) {
  const fields = Object.keys(after ?? before ?? {})
  return (
    <ul className="grid gap-1 text-[0.9375rem]">
      {fields.slice(0, MOST).map((field) => (
        <li key={field} className="[overflow-wrap:anywhere]">
          <span className="text-ink-2">{many.fields[field] ?? field}: </span>
          {before && <ValueText field={field} value={before[field]} />}
          {before && <span className="text-ink-2">{after ? say.next : say.gone}</span>}
          {after && <ValueText field={field} value={after[field]} />}
        </li>
      ))}
      {fields.length > MOST && <li className="text-ink-2">{say.and(fields.length - MOST)}</li>}
    </ul>
  )
}
