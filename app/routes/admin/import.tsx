import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { momentOf } from '#common/format'
import { adminImports as words } from '#common/words'
import { type ImportShown, ROW_COUNTS, ROW_STATES, type RowState } from '#domain/supply/schema'
import { Badge } from '../../ui/Badge.tsx'
import { AppliedFile } from '../../ui/dashboard/imports/AppliedFile.tsx'
import { ApplyFile } from '../../ui/dashboard/imports/ApplyFile.tsx'
import { sizeOf } from '../../ui/dashboard/imports/FileDrop.tsx'
import { FileColumns } from '../../ui/dashboard/imports/FileColumns.tsx'
import { FileHappens } from '../../ui/dashboard/imports/FileHappens.tsx'
import { FilePreview } from '../../ui/dashboard/imports/FilePreview.tsx'
import { FileRows } from '../../ui/dashboard/imports/FileRows.tsx'
import { FileSays } from '../../ui/dashboard/imports/FileSays.tsx'
import { isMoving, isStopped, saidState } from '../../ui/dashboard/imports/import-states.ts'
import { usePolling } from '../../ui/dashboard/use-polling.ts'
import { useSaidOfFile } from '../../ui/dashboard/imports/use-said-of-file.ts'
import { WaitingWords } from '../../ui/dashboard/imports/WaitingWords.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { KIND_NAMES } from '../../ui/dashboard/suppliers/supplier-fields.ts'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/import'

const say = words.file

export const clientLoader = adminOnly(async ({ params, url }) => {
  const path = { id: params['id']! }
  const file = await api('GET', '/imports/{id}', { path })
  const asked = url.searchParams.get('show')
  const counted = ROW_COUNTS.find((one) => one === asked)
  const state = counted ? undefined : (ROW_STATES.find((one) => one === asked) ?? firstShown(file))
  const show = counted ?? state!
  const q = url.searchParams.get('q')
  const cursor = url.searchParams.get('cursor')
  const hasRows = file.state === 'staged' || file.state === 'applied'
  const rows = hasRows ? await api('GET', '/imports/{id}/rows', { path, query: { state, counted, q, cursor } }) : null
  return { file, rows, show }
})

/** The rows to begin with: those that wait for somebody; if all were left out or change nothing, these. */
function firstShown({ state, counts }: ImportShown): RowState {
  if (!counts) return 'ready'
  const { held, refused, same, gone, new: added, changed } = counts
  if (held.count > 0) return 'held'
  const changes = added.count + changed.count
  if (refused.count > 0 && changes === 0) return 'refused'
  if (state === 'applied') return 'applied'
  // What is gone has a row of its own only where the file deletes it.
  const deletes = gone.samples.some(({ n }) => n !== null)
  return same.count > 0 && changes === 0 && !deletes ? 'same' : 'ready'
}

/** One file: what its columns and words mean, what it would change, its rows that wait, and the decision. */
export default function ShowImport({ loaderData: { file, rows, show } }: Route.ComponentProps) {
  const {
    state,
    supplier,
    kind,
    full,
    createdAt,
    createdBy,
    bytes,
    remedy,
    counts,
    header,
    fetched,
    rereading,
    deciding,
  } = file
  const badge = saidState(file)
  const stopped = isStopped(file)
  const asksColumns = remedy === 'columns'
  usePolling(isMoving(state) || rereading || deciding)
  // What is said of a file goes while the file is read again.
  const { place: happens, around } = useKeptFocus<HTMLDivElement>()
  const expect = useShownWhatHappens(state, happens)
  const [chosen, choose] = useSaidOfFile(file.id)
  const [said, tell] = useSaidOfFile(file.id)
  const [saved, noteSaved] = useSaidOfFile(file.id)
  return (
    <>
      <PageHead
        title={file.fileName}
        intro={
          <>
            <Link to={`/dashboard/suppliers/${supplier.id}`} className="link">
              {supplier.name}
            </Link>
            {say.holds(kind && KIND_NAMES[kind], full)}
            {fetched
              ? say.fetched(sizeOf(bytes), momentOf(createdAt))
              : say.sent(sizeOf(bytes), momentOf(createdAt), createdBy)}
          </>
        }
      >
        <Badge tone={badge.tone}>{badge.label}</Badge>
        <LinkButton to="/dashboard/imports" look="line" small>
          {say.all}
        </LinkButton>
      </PageHead>
      <div className="grid gap-12">
        <FileHappens file={file} ref={happens} />
        <div {...around} className="contents">
          {(state === 'staged' || (asksColumns && kind === null)) && (
            <FileSays key={`${file.id} ${kind} ${full} ${file.sheet}`} file={file} />
          )}
          {header && (state === 'staged' || asksColumns) && header.columns.length > 0 && (
            <FileColumns file={file} columns={header.columns} chosen={chosen} onChoose={choose} />
          )}
          {counts && (state === 'staged' || state === 'applied') && (
            <WaitingWords
              file={file}
              reasons={counts.reasons}
              said={said}
              onSay={tell}
              saved={saved}
              onSaved={noteSaved}
            />
          )}
        </div>
        {counts && state !== 'received' && <FilePreview counts={counts} kind={kind} isApplied={state !== 'staged'} />}
        {state === 'applied' && <AppliedFile file={file} />}
        {(state === 'staged' || stopped) && <ApplyFile file={file} onApply={expect} />}
        {rows && <FileRows file={file} page={rows} show={show} />}
      </div>
    </>
  )
}

/** Applying takes the pressed button away with its section, so the focus moves to what happens to the file. */
function useShownWhatHappens(state: ImportShown['state'], happens: RefObject<HTMLDivElement | null>) {
  const pressedIn = useRef<ImportShown['state'] | null>(null)
  useEffect(() => {
    if (pressedIn.current === null || pressedIn.current === state) return
    pressedIn.current = null
    happens.current?.focus()
  }, [state, happens])
  return () => void (pressedIn.current = state)
}
