import { Link, useRevalidator } from 'react-router'
import { momentOf } from '#common/format'
import { log as say } from '#common/words'
import type { LogEntry } from '#domain/log/schema'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { notify } from '../../notify.ts'
import { useActionOn } from '../../use-action.ts'
import { ValueText } from '../many/ValueText.tsx'
import { Table } from '../Table.tsx'
import { isOwnReason, LogSentence } from './LogSentence.tsx'

const HEADS = [{ label: say.heads.when }, { label: say.heads.what }, { label: say.heads.change }]
/** More fields than this are counted. */
const MOST = 6
/** Of a thing that is new or gone: the sentence names it. */
const MOST_OF_WHOLE = 3
const LAST = new Set(['img', 'slug', 'rank', 'bytes'])

/** Entries of the log as sentences, each with what was before beside what is after. */
export function LogList({ items }: { items: readonly LogEntry[] }) {
  const { revalidate } = useRevalidator()
  const { busyWith, run } = useActionOn<string>()
  const undo = ({ _id }: LogEntry) =>
    run(_id, async () => {
      await api('POST', '/log/{id}/undo', { path: { id: _id } })
      notify.success(say.undone)
      await revalidate()
    })
  const rows = items.map((entry) => ({
    key: entry._id,
    cells: [
      <time key="when" dateTime={entry.at} className="whitespace-nowrap">
        {momentOf(entry.at)}
      </time>,
      <div key="what" className="grid min-w-0 flex-1 gap-1 md:min-w-72">
        <LogSentence entry={entry} />
        {entry.why && !isOwnReason(entry) && <p className="text-[0.9375rem] text-ink-2">{say.reason(entry.why)}</p>}
      </div>,
      (fieldsOf(entry).length > 0 || entry.run || entry.canUndo) && (
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
              busy={busyWith === entry._id}
              aria-label={say.undoOf(entry.name ?? '')}
              onClick={() => void undo(entry)}
            >
              {say.undo}
            </Button>
          )}
        </div>
      ),
    ],
  }))
  return <Table label={say.title} heads={HEADS} rows={rows} />
}

/** The sentence says these. */
const NAMED = new Set(['name', 'number', 'title'])
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

const isWhole = ({ before, after }: LogEntry) => before === null || after === null

/** The fields that an entry says something of. */
const fieldsOf = (entry: LogEntry) =>
  Object.keys(entry.after ?? entry.before ?? {})
    .filter((field) => !isEmpty(entry.before?.[field]) || !isEmpty(entry.after?.[field]))
    .filter((field) => !(isWhole(entry) && NAMED.has(field)))
    .toSorted((a, b) => Number(LAST.has(a)) - Number(LAST.has(b)))

/** What took over the parts of a deleted brand or part type. It is another thing, so nothing of it differs. */
const heirOf = ({ action, after }: LogEntry) => (action.endsWith('.delete') ? after?.['name'] : undefined)

function Differences({ entry }: { entry: LogEntry }) {
  const { before, after } = entry
  const heir = heirOf(entry)
  if (heir !== undefined) return <p className="text-[0.9375rem]">{say.wentInto(String(heir))}</p>
  const most = isWhole(entry) ? MOST_OF_WHOLE : MOST
  const fields = fieldsOf(entry)
  if (fields.length === 0) return null
  return (
    <ul className="grid gap-1 text-[0.9375rem]">
      {fields.slice(0, most).map((field) => (
        <li key={field} className="[overflow-wrap:anywhere]">
          {field !== 'value' && <span className="text-ink-2">{say.fieldName(field)}: </span>}
          {before && <ValueText field={field} value={before[field]} />}
          {before && <span className="text-ink-2">{after ? say.next : say.gone}</span>}
          {after && <ValueText field={field} value={after[field]} />}
        </li>
      ))}
      {fields.length > most && <li className="text-ink-2">{say.and(fields.length - most)}</li>}
    </ul>
  )
}
