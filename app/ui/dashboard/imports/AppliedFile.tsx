import { useState } from 'react'
import { useNavigate } from 'react-router'
import { momentOf } from '#common/format'
import { importFile } from '#common/words'
import type { ImportShown } from '#domain/supply/schema'
import { api, apiFile } from '../../../web/api.ts'
import { downloadFile, sheetOf } from '../../../web/files/download-file.ts'
import { Button } from '../../Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { LinkButton } from '../../LinkButton.tsx'
import { Note } from '../../Note.tsx'
import { Problem } from '../../Problem.tsx'
import { Section } from '../../Section.tsx'
import { useAction, useActionHere } from '../../use-action.ts'
import { ReadAgain } from './ReadAgain.tsx'
import { SendAgain } from './SendAgain.tsx'

const say = importFile.decision

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

/** What became of a file that was applied: its run, its report, and the way back from several runs at once. */
export function AppliedFile({ file }: { file: ImportShown }) {
  const { id, runId, runs, undoAsked, undoUntil, appliedAt, fileName } = file
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { busy, problem, run } = useActionHere()
  const { run: bring } = useAction()
  const undo = () => {
    setAsking(false)
    return run(async () => {
      const undoing = await api('POST', '/imports/{id}/undo', { path: { id }, body: { evenChanged: false } })
      await navigate(`/dashboard/runs/${undoing._id}`)
    })
  }
  const report = () =>
    bring(async () =>
      downloadFile(sheetOf(await apiFile('/imports/{id}/report.csv', { path: { id } })), say.reportFile(fileName)),
    )
  return (
    <Section title={say.titleApplied}>
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
            <Button look="danger" busy={busy} onClick={() => setAsking(true)}>
              {say.undo.button}
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        title={say.undo.title}
        question={say.undo.question(runs)}
        confirm={say.undo.button}
        onConfirm={() => void undo()}
        onClose={() => setAsking(false)}
      />
    </Section>
  )
}
