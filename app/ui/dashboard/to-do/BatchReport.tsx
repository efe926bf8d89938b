import type { ReactNode } from 'react'
import * as words from '#common/words'
import { Button } from '../../Button.tsx'
import { Note } from '../../Note.tsx'
import type { Batch } from './use-batch.ts'

const say = words.toDo.batch

/** How far a batch is, and what failed, each in words. `children`: what can be done next with what went well. */
export function BatchReport({ batch, onClose, children }: { batch: Batch; onClose: () => void; children?: ReactNode }) {
  const { what, all, done, failed, isOver } = batch
  const good = done - failed.length
  return (
    <div className="mb-4 print:hidden">
      <Note tone={!isOver ? 'plain' : failed.length > 0 ? 'warn' : 'good'} live>
        <p>{isOver ? say.over(what, good, failed.length) : say.underWay(done, all.length)}</p>
        {!isOver && <progress className="mt-2 w-full" value={done} max={all.length} aria-label={say.progress} />}
        {failed.length > 0 && (
          <ul className="mt-2 list-disc pl-5">
            {failed.map(({ number, why }) => (
              <li key={number}>
                <span className="font-mono">{number}</span>: {why}
              </li>
            ))}
          </ul>
        )}
        {isOver && (
          <div className="mt-3 flex flex-wrap gap-3">
            {good > 0 && children}
            <Button look="quiet" small onClick={onClose}>
              {words.button.close}
            </Button>
          </div>
        )}
      </Note>
    </div>
  )
}
