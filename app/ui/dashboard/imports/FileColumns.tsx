import { useRevalidator } from 'react-router'
import * as words from '#common/words'
import type { ImportColumn, ImportShown } from '#domain/supply/schema'
import { api } from '../../../web/api.ts'
import { Badge } from '../../Badge.tsx'
import { Button } from '../../Button.tsx'
import { Problem } from '../../Problem.tsx'
import { Section } from '../../Section.tsx'
import { useLeaveWarning } from '../../LeaveGuard.tsx'
import { Table } from '../Table.tsx'
import { FILE_COLUMNS } from '../suppliers/file-columns.ts'
import { useActionHere } from '../../use-action.ts'

const say = words.fileColumns.block
const IGNORE = 'ignore'
const HEADS = [{ label: say.heads.column }, { label: say.heads.samples }, { label: say.heads.means }]

const NAMES = new Set(FILE_COLUMNS.map(({ name }) => name))
/** What is chosen of a column: its field, with the unit if it is one of those that can be chosen. */
const optionOf = ({ field, unit }: ImportColumn) => {
  const withUnit = `${field} ${unit}`
  return NAMES.has(withUnit) ? withUnit : (field ?? '')
}

/** What nobody has said of the columns: how many are guessed, and how many mean nothing to the shop. */
function toLookAt(columns: readonly ImportColumn[]): string {
  const open = columns.filter(({ isKept }) => !isKept)
  const unread = open.filter(({ field }) => field === null).length
  const guessed = open.length - unread
  return [guessed > 0 && say.guessed(guessed), unread > 0 && say.unread(unread)].filter(Boolean).join(' ')
}

type Props = {
  file: ImportShown
  columns: readonly ImportColumn[]
  /** What was chosen of a column, by its name, and is not saved yet. */
  chosen: ReadonlyMap<string, string>
  onChoose: (chosen: ReadonlyMap<string, string>) => void
}

/** What each column of a table means. What is said here is kept with the supplier, for the next file too. */
export function FileColumns({ file: { id, supplier }, columns, chosen, onChoose }: Props) {
  const { revalidate } = useRevalidator()
  const meantBy = (one: ImportColumn) => chosen.get(one.column) ?? optionOf(one)
  useLeaveWarning(columns.some((one) => meantBy(one) !== optionOf(one)))
  const { busy, problem, run } = useActionHere()
  const save = () =>
    run(async () => {
      const mappings = columns.map((one) => {
        return { kind: 'column' as const, theirs: one.column, ours: meantBy(one) || IGNORE }
      })
      await api('PUT', '/suppliers/{id}/mappings', { path: { id: String(supplier.id) }, body: { mappings } })
      await api('PATCH', '/imports/{id}', { path: { id }, body: {} })
      await revalidate()
      onChoose(new Map())
    })
  const rowOf = (one: ImportColumn) => {
    const { column, samples, isKept, field } = one
    const cells = [
      <span key="column" className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold [overflow-wrap:anywhere]">{column}</strong>
        {!isKept && (field === null ? <Badge tone="warn">{say.isUnread}</Badge> : <Badge>{say.isGuessed}</Badge>)}
      </span>,
      <span key="samples" className="block min-w-0 font-mono text-[0.875rem] text-ink-2 [overflow-wrap:anywhere]">
        {samples.slice(0, 3).join(' · ') || say.noSamples}
      </span>,
      <select
        key="field"
        className="input md:min-w-56"
        aria-label={say.means(column)}
        value={meantBy(one)}
        onChange={({ target }) => onChoose(new Map(chosen).set(column, target.value))}
      >
        <option value="">{say.nothing}</option>
        {FILE_COLUMNS.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>,
    ]
    return { key: column, cells }
  }
  return (
    <Section title={say.title}>
      <p className="mb-4 max-w-prose text-ink-2">
        {toLookAt(columns)} {say.kept(supplier.name)}
      </p>
      <Table label={say.table} heads={HEADS} rows={columns.map(rowOf)} />
      <div className="mt-5 grid gap-4">
        <Problem text={problem} />
        <Button look="ink" className="justify-self-start" busy={busy} onClick={() => void save()}>
          {say.save}
        </Button>
      </div>
    </Section>
  )
}
