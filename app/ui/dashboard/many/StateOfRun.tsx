import { momentOf } from '#common/format'
import * as words from '#common/words'
import type { Run } from '#domain/runs/schema'
import { Button } from '../../Button.tsx'
import { LinkButton } from '../../LinkButton.tsx'
import { Note } from '../../Note.tsx'
import { Progress } from '../imports/Progress.tsx'

const say = words.many.run

/** `showsKept`: the page lists only what an undo left as it was. */
type Props = { run: Run; showsKept: boolean; onUndoKept: () => void }

/** How far a bulk change is, what it left out, and what became of undoing it. */
export function StateOfRun({ run, showsKept, onUndoKept }: Props) {
  const isUndoing = run.undo !== null && run.undo.doneAt === null
  const isBusy = run.endedAt === null || isUndoing
  return (
    <>
      {run.endedAt === null && <AtWork run={run}>{say.writing}</AtWork>}
      {run.endedAt !== null && <p className="text-xl font-semibold">{say.done(run.parts, run.kind === 'import')}</p>}
      {run.left.map(({ code, parts }) => (
        <p key={code} className="text-bad">
          {say.left(parts, words.many.refusals[code])}
        </p>
      ))}
      {isUndoing && <AtWork run={run}>{say.undoing}</AtWork>}
      {run.undo?.doneAt && (
        <Note tone="good">
          {say.undone(momentOf(run.undo.doneAt))} {run.undo.retired > 0 && say.undoneAdded}{' '}
          {run.kind === 'import' && say.toHaveBack}
        </Note>
      )}
      {!isBusy && run.undo && run.undo.kept > 0 && (
        <Note tone="warn">
          <p>{say.kept(run.undo.kept)}</p>
          <p className="mt-2 flex flex-wrap gap-3">
            <LinkButton to={showsKept ? '?' : '?kept=true'} look="line" small>
              {showsKept ? say.showAll : say.showKept}
            </LinkButton>
            <Button look="danger" small onClick={onUndoKept}>
              {say.undoKept}
            </Button>
          </p>
        </Note>
      )}
    </>
  )
}

/** How far it is, where that is known: a file tells it on a page of its own. */
function AtWork({ run: { progress }, children }: { run: Run; children: string }) {
  if (!progress) return <Note>{children}</Note>
  const { done, of } = progress
  return (
    <Progress label={say.progress(done, of)} share={of > 0 ? done / of : 0}>
      {children}
    </Progress>
  )
}
