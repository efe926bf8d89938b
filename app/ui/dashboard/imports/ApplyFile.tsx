import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { momentOf, whole } from '#common/format'
import * as words from '#common/words'
import type { ImportShown } from '#domain/supply/schema'
import { api, apiFile, ApiProblem, messageOf } from '../../../web/api.ts'
import { downloadFile } from '../../../web/download-file.ts'
import { Button } from '../../Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { LinkButton } from '../../LinkButton.tsx'
import { Note } from '../../Note.tsx'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Section } from '../../Section.tsx'
import { DropFile } from './DropFile.tsx'
import { promiseOf } from './promise-of.ts'

/** The decision about a file that was checked; and what became of one that was applied. */
export function ApplyFile({ file, onApply }: { file: ImportShown; onApply: () => void }) {
  const { id, state, runId, runs, undoAsked, appliedAt, fileName, full, warnings } = file
  const cutOff = full ? warnings.find(({ code }) => code === 'count-differs') : undefined
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState<'apply' | 'undo' | null>(null)
  /** So many parts go off sale, or lose vehicles, that the shop asks for a second yes. */
  const [many, setMany] = useState<{ retires: number; text: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const act = async (what: 'apply' | 'undo', retires?: number) => {
    setBusy(true)
    setAsking(null)
    setMany(null)
    setProblem(null)
    try {
      if (what === 'undo') {
        const run = await api('POST', '/imports/{id}/undo', { path: { id }, body: { evenChanged: false } })
        await navigate(`/dashboard/runs/${run._id}`)
      } else {
        const query = { evenCutOff: cutOff ? ('true' as const) : ('false' as const), retires }
        await api('POST', '/imports/{id}/apply', { path: { id }, query })
        onApply()
        await revalidate()
      }
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'retires-many')
        setMany({ retires: Number(error.body['retires']), text: error.message })
      else setProblem(messageOf(error))
      // A refusal may come with a preview that was counted anew.
      if (what === 'apply') await revalidate()
    }
    setBusy(false)
  }
  const report = async () => {
    try {
      downloadFile(await apiFile('/imports/{id}/report.csv', { path: { id } }), `${fileName} report.csv`)
    } catch (error) {
      notify.error(messageOf(error))
    }
  }
  const isWritten = runs > 0 && !undoAsked
  const nothing =
    file.counts !== null &&
    (['new', 'changed', 'gone', 'linesGone'] as const).every((name) => file.counts![name].count === 0)
  return (
    <Section title={state === 'applied' ? 'Applied' : 'Decide'}>
      {state === 'applied' ? (
        <div className="grid gap-4">
          <Note tone={undoAsked ? 'plain' : 'good'} live>
            {appliedAt ? `Applied on ${momentOf(appliedAt)}.` : 'Applied.'}{' '}
            {undoAsked ? 'What it wrote was undone since.' : 'It can be undone for 30 days.'}
          </Note>
          <Problem text={problem} />
          <div className="flex flex-wrap gap-3">
            {runId && (
              <LinkButton to={`/dashboard/runs/${runId}`} look="line">
                {undoAsked ? 'What it wrote, and what was undone' : 'What it wrote, and undo'}
              </LinkButton>
            )}
            <Button look="line" onClick={() => void report()}>
              Report as CSV
            </Button>
            {runs > 1 && !undoAsked && (
              <Button look="danger" disabled={busy} onClick={() => setAsking('undo')}>
                Undo all of it
              </Button>
            )}
          </div>
        </div>
      ) : (
        <div className="grid gap-4">
          {state === 'staged' && <p className="max-w-prose text-lg">{promiseOf(file)}</p>}
          <Problem text={problem} />
          <div className="flex flex-wrap gap-3">
            <Button
              look="signal"
              busy={busy}
              disabled={nothing}
              onClick={() => (cutOff ? setAsking('apply') : void act('apply'))}
            >
              {state === 'staged' ? 'Apply' : 'Apply again'}
            </Button>
            {runId && (
              <LinkButton to={`/dashboard/runs/${runId}`} look="line">
                What it wrote, and undo
              </LinkButton>
            )}
            {!isWritten && <DropFile id={id} disabled={busy} />}
          </div>
          {isWritten && (
            <p className="text-ink-2">
              Rows of this file are in the shop already. It can be dropped once what it wrote is undone.
            </p>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asking === 'undo'}
        title="Undo all of this file?"
        question={`It was applied in ${runs} goes, and all are undone. What was changed since stays as it is.`}
        confirm="Undo all of it"
        onConfirm={() => void act('undo')}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'apply'}
        title="Apply a file that may be cut off?"
        question={`${cutOff?.text ?? ''} ${words.imports.lackingOf(file.kind)}`}
        confirm="Apply all the same"
        onConfirm={() => void act('apply')}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        open={many !== null}
        title="So many at once?"
        question={`${many?.text ?? ''}. Look at them above if that surprises you: the file may be empty, cut off, or of another kind.`}
        confirm={`Apply, ${whole(many?.retires ?? 0)} ${file.kind === 'aces' ? 'vehicles' : 'parts'} included`}
        onConfirm={() => void act('apply', many?.retires)}
        onClose={() => setMany(null)}
      />
    </Section>
  )
}
