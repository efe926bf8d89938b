import { useState } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { momentOf } from '#common/format'
import * as words from '#common/words'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { usePolling } from '../../ui/dashboard/use-polling.ts'
import { runTitle } from '../../ui/dashboard/many/run-title.ts'
import { StateOfRun } from '../../ui/dashboard/many/StateOfRun.tsx'
import { Wrote } from '../../ui/dashboard/many/Wrote.tsx'
import { NextPage } from '../../ui/dashboard/NextPage.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { Table } from '../../ui/dashboard/Table.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PartNumber } from '../../ui/catalogue/PartNumber.tsx'
import { useAction } from '../../ui/use-action.ts'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/run'

const say = words.many.run
const { heads } = say
const HEADS = [{ label: heads.part }, { label: heads.changes }]

export const clientLoader = adminOnly(async ({ params, url }) => {
  const path = { id: String(params['id']) }
  const kept = url.searchParams.get('kept') === 'true' ? 'true' : 'false'
  const cursor = url.searchParams.get('cursor')
  // One after the other: a run that has ended has written all that is then read.
  const run = await api('GET', '/runs/{id}', { path })
  const changes = await api('GET', '/runs/{id}/changes', { path, query: { kept, cursor, limit: 50 } })
  return { run, changes }
})

/** One bulk change: how far it is, what it wrote, and the way back. */
export default function ShowRun({ loaderData: { run, changes } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const [asks, setAsks] = useState(false)
  const { revalidate } = useRevalidator()
  const { place: happens, around } = useKeptFocus<HTMLDivElement>()
  const isUndoing = run.undo !== null && run.undo.doneAt === null
  const isBusy = run.endedAt === null || isUndoing
  usePolling(isBusy, 1000)

  const { run: act } = useAction()
  const undo = async ({ evenChanged }: { evenChanged: boolean }) => {
    setAsks(false)
    await act(() => api('POST', '/runs/{id}/undo', { path: { id: run._id }, body: { evenChanged } }))
    await revalidate()
  }
  const rows = [...Map.groupBy(changes.items, ({ partId }) => partId)].map(([partId, wrote]) => ({
    key: String(partId),
    cells: [
      wrote[0]!.name === null ? (
        say.gone
      ) : (
        <span key="part">
          <Link to={`/dashboard/updateParts/${partId}`} className="link">
            {wrote[0]!.name}
          </Link>{' '}
          <PartNumber>{wrote[0]!.number!}</PartNumber>
        </span>
      ),
      <ul key="changes" className="grid gap-1">
        {wrote.map((change) => (
          <Wrote key={change.field} change={change} />
        ))}
      </ul>,
    ],
  }))
  const showsKept = params.get('kept') === 'true'

  return (
    <div {...around}>
      <PageHead title={runTitle(run)} intro={say.byAt(run.by, momentOf(run.startedAt))}>
        <LinkButton to="/dashboard/runs" look="line" small>
          {words.many.runs.all}
        </LinkButton>
        {!isBusy && run.undo === null && run.parts > 0 && (
          <Button look="danger" onClick={() => setAsks(true)}>
            {say.undo}
          </Button>
        )}
      </PageHead>
      <div ref={happens} tabIndex={-1} className="mb-6 grid gap-3" role="status">
        <StateOfRun run={run} showsKept={showsKept} onUndoKept={() => void undo({ evenChanged: true })} />
      </div>
      {typeof run.about['import'] === 'string' && (
        <p className="mb-6">
          <LinkButton to={`/dashboard/imports/${run.about['import']}`} look="line">
            {say.toFile}
          </LinkButton>
        </p>
      )}
      {rows.length > 0 && <Table label={say.table} heads={HEADS} rows={rows} />}
      <NextPage next={changes.next} />
      <ConfirmDialog
        open={asks}
        title={say.undoTitle}
        question={run.kind === 'import' ? say.undoFileQuestion : say.undoQuestion}
        confirm={say.undo}
        onConfirm={() => void undo({ evenChanged: false })}
        onClose={() => setAsks(false)}
      />
    </div>
  )
}
