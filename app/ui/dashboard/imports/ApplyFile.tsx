import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { momentOf } from '#common/format'
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
import { ReadAgain } from './ReadAgain.tsx'
import { SendAgain } from './SendAgain.tsx'

const say = words.importFile.decision

/** Whether what a file wrote can be undone, and until when. */
function undoOf({ undoAsked, undoUntil, runs, counts, kind, fetched, mayReadAgain }: ImportShown): string {
  if (undoAsked) {
    const isOfParts = kind === 'parts' || kind === 'pies'
    const undone = isOfParts && counts && counts.new.count > 0 ? say.undoneAdded : say.undone
    return `${undone} ${mayReadAgain ? say.readAgain : fetched ? say.fetchAgain : say.sendAgain}`
  }
  if (undoUntil) return say.canUndo(momentOf(undoUntil))
  return runs > 0 ? say.changedNothing : say.tooLate
}

/** The decision about a file that was checked; and what became of one that was applied. */
export function ApplyFile({ file, onApply }: { file: ImportShown; onApply: () => void }) {
  const { id, state, runId, runs, undoAsked, undoUntil, appliedAt, fileName, full, warnings } = file
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
      downloadFile(await apiFile('/imports/{id}/report.csv', { path: { id } }), say.reportFile(fileName))
    } catch (error) {
      notify.error(messageOf(error))
    }
  }
  const isWritten = runs > 0 && !undoAsked
  const nothing =
    file.counts !== null &&
    (['new', 'changed', 'gone', 'linesGone'] as const).every((name) => file.counts![name].count === 0)
  return (
    <Section title={state === 'applied' ? say.titleApplied : say.title}>
      {state === 'applied' ? (
        <div className="grid gap-4">
          <Note tone={undoAsked ? 'plain' : 'good'} live>
            {appliedAt ? say.appliedOn(momentOf(appliedAt)) : say.applied} {undoOf(file)}
          </Note>
          <Problem text={problem} />
          <div className="flex flex-wrap gap-3">
            {runId && (undoUntil || undoAsked) && (
              <LinkButton to={`/dashboard/runs/${runId}`} look="line">
                {undoAsked ? say.runUndone : say.run}
              </LinkButton>
            )}
            {undoAsked && (file.mayReadAgain ? <ReadAgain id={id} /> : <SendAgain file={file} />)}
            <Button look="line" onClick={() => void report()}>
              {say.report}
            </Button>
            {runs > 1 && undoUntil && (
              <Button look="danger" busy={busy} onClick={() => setAsking('undo')}>
                {say.undo.button}
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
              {state === 'staged' ? say.apply : say.applyAgain}
            </Button>
            {runId && (
              <LinkButton to={`/dashboard/runs/${runId}`} look="line">
                {say.run}
              </LinkButton>
            )}
            {!isWritten && <DropFile id={id} waits={busy} />}
          </div>
          {isWritten && <p className="text-ink-2">{say.isWritten}</p>}
        </div>
      )}
      <ConfirmDialog
        open={asking === 'undo'}
        title={say.undo.title}
        question={say.undo.question(runs)}
        confirm={say.undo.button}
        onConfirm={() => void act('undo')}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'apply'}
        title={say.cutOff.title}
        question={`${cutOff?.text ?? ''} ${words.imports.lackingOf(file.kind)}`}
        confirm={say.cutOff.confirm}
        onConfirm={() => void act('apply')}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        open={many !== null}
        title={say.many.title}
        question={say.many.question(many?.text ?? '')}
        confirm={(file.kind === 'aces' ? say.many.confirmVehicles : say.many.confirmParts)(many?.retires ?? 0)}
        onConfirm={() => void act('apply', many?.retires)}
        onClose={() => setMany(null)}
      />
    </Section>
  )
}
