import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { GridPreview } from '#domain/runs/schema'
import * as words from '#common/words'
import { Button } from '../../ui/Button.tsx'
import { useLeaveWarning } from '../../ui/LeaveGuard.tsx'
import { chosenOf } from '../../ui/dashboard/many/chosen-of.ts'
import { GridPreviewTable } from '../../ui/dashboard/many/GridPreviewTable.tsx'
import { GridTable } from '../../ui/dashboard/many/GridTable.tsx'
import { useGrid } from '../../ui/dashboard/many/use-grid.ts'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { api, ApiProblem, messageOf } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/part-grid'

const say = words.many.grid
const PATIENCE_MS = 60_000

export const clientLoader = adminOnly(({ url }) =>
  api('POST', '/part-grid/show', { body: { chosen: chosenOf(url.searchParams) }, timeout: PATIENCE_MS }),
)

/** Up to 300 parts as a spreadsheet. */
export default function PartGrid({ loaderData: { rows, count } }: Route.ComponentProps) {
  const grid = useGrid(rows)
  const { revalidate } = useRevalidator()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [preview, setPreview] = useState<GridPreview['cells'] | null>(null)
  const [saved, setSaved] = useState<{ _id: string; parts: number } | null>(null)
  const [busy, setBusy] = useState(false)
  const { cells } = grid

  const ask = async (work: () => Promise<void>) => {
    setBusy(true)
    setErrors({})
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setPreview(null)
      const said = error instanceof ApiProblem ? errorsOf(error, cells) : {}
      setErrors(said)
      setProblem(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const look = () => ask(async () => setPreview((await api('POST', '/part-grid/preview', { body: { cells } })).cells))
  const save = () =>
    ask(async () => {
      setSaved(await api('POST', '/part-grid', { body: { cells }, timeout: PATIENCE_MS }))
      setPreview(null)
      await revalidate()
      grid.discard()
    })

  useLeaveWarning(cells.length > 0)
  if (rows.length === 0)
    return (
      <>
        <PageHead title={say.title} />
        <EmptyState title={say.none}>{say.noneHow}</EmptyState>
      </>
    )
  return (
    <>
      <PageHead title={say.title} intro={say.intro} />
      {count > rows.length && <p className="mb-3">{say.more(rows.length, count)}</p>}
      <GridTable rows={rows} grid={grid} errors={errors} />
      <div className="sticky bottom-0 z-20 flex flex-wrap items-center gap-3 border-t border-ink bg-page py-3">
        <Button look="line" busy={busy && !preview} disabled={cells.length === 0} onClick={() => void look()}>
          {say.preview}
        </Button>
        <Button look="signal" busy={busy && preview !== null} disabled={cells.length === 0} onClick={() => void save()}>
          {say.save}
        </Button>
        <Button look="quiet" disabled={cells.length === 0 || busy} onClick={grid.discard}>
          {say.discard}
        </Button>
        <p role="status">
          {cells.length > 0 ? say.changed(cells.length) : saved && say.saved(saved.parts)}{' '}
          {cells.length === 0 && saved && (
            <LinkButton to={`/dashboard/runs/${saved._id}`} look="quiet" small>
              {say.seeRun}
            </LinkButton>
          )}
        </p>
      </div>
      {grid.isPasteCut && <Note tone="warn">{say.pasteTooLarge}</Note>}
      <Problem text={problem} />
      {preview && <GridPreviewTable cells={preview} rows={rows} />}
    </>
  )
}

type Sent = readonly { part: string; field: string }[]

/** What is wrong with which cell, also where somebody else changed one. */
function errorsOf({ fields, body }: ApiProblem, cells: Sent): Record<string, string> {
  const changed = (body['cells'] ?? []) as { part: string; field: string; now: string | null }[]
  const said = changed.map(({ part, field, now }) => {
    const n = cells.findIndex((cell) => cell.part === part && cell.field === field)
    return [`cells.${n}`, `${say.meanwhile} ${now ?? words.many.run.gone}`]
  })
  return { ...fields, ...Object.fromEntries(said) }
}
