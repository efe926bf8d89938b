import type { Ref } from 'react'
import { adminImports } from '#common/words'
import type { ImportShown } from '#domain/supply/schema'
import { Note } from '../../Note.tsx'
import { FileFailure } from './FileFailure.tsx'
import { isMoving } from './import-states.ts'
import { Progress } from './Progress.tsx'

const say = adminImports.file

/** What happens to a file right now, what the shop doubts in it, and why it could not be read. */
export function FileHappens({ file, ref }: { file: ImportShown; ref: Ref<HTMLDivElement> }) {
  const { state, failure, doubts, rereading, deciding, warnings } = file
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={say.happens}
      className="grid scroll-mt-40 gap-6 empty:outline-none"
      aria-live="polite"
    >
      <Moving file={file} />
      {rereading && !isMoving(state) && <Note>{say.rereading}</Note>}
      {deciding && <Note>{say.deciding}</Note>}
      {state === 'staged' && doubts.length > 0 && (
        <Note tone="warn">
          <p className="font-semibold">{say.doubts}</p>
          <ul className="mt-1 list-disc pl-5">
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </Note>
      )}
      {state === 'failed' && failure && <FileFailure file={file} />}
      {warnings.map(({ code, text }) => (
        <Note key={code} tone="warn">
          {text}
        </Note>
      ))}
    </div>
  )
}

function Moving({ file: { state, rows, rowsApplied, progress, secondsLeft } }: { file: ImportShown }) {
  if (!isMoving(state)) return null
  const say = adminImports.moving
  const label = state === 'applying' ? say.applied(rowsApplied, rows) : say.read(rows)
  return (
    <Progress label={state === 'received' ? say.received : label} share={progress ?? 0} secondsLeft={secondsLeft}>
      {say.mayClose}
    </Progress>
  )
}
