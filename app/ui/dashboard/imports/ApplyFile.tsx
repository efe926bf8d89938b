import { useState } from 'react'
import { useRevalidator } from 'react-router'
import * as words from '#common/words'
import type { ImportShown } from '#domain/supply/schema'
import { api, ApiProblem, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { LinkButton } from '../../LinkButton.tsx'
import { Problem } from '../../Problem.tsx'
import { Section } from '../../Section.tsx'
import { DropFile } from './DropFile.tsx'
import { promiseOf } from './promise-of.ts'

const say = words.importFile.decision
const CUT_OFF = ['count-differs', 'ends-in-row']

/** The decision about a file that was checked, or that stopped while it was applied. */
export function ApplyFile({ file, onApply }: { file: ImportShown; onApply: () => void }) {
  const { id, state, runId, runs, undoAsked, full, warnings } = file
  const cutOff = full ? warnings.find(({ code }) => CUT_OFF.includes(code)) : undefined
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  /** So many parts go off sale, or lose vehicles, that the shop asks for a second yes. */
  const [many, setMany] = useState<{ retires: number; text: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const apply = async (retires?: number) => {
    setBusy(true)
    setAsking(false)
    setMany(null)
    setProblem(null)
    try {
      const query = { evenCutOff: cutOff ? ('true' as const) : ('false' as const), retires }
      await api('POST', '/imports/{id}/apply', { path: { id }, query })
      onApply()
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'retires-many')
        setMany({ retires: Number(error.body['retires']), text: error.message })
      else setProblem(messageOf(error))
    }
    // A refusal, too, may come with a preview that was counted anew.
    await revalidate()
    setBusy(false)
  }
  const isWritten = runs > 0 && !undoAsked
  const nothing =
    file.counts !== null &&
    (['new', 'changed', 'gone', 'linesGone'] as const).every((name) => file.counts![name].count === 0)
  return (
    <Section title={say.title}>
      <div className="grid gap-4">
        {state === 'staged' && <p className="max-w-prose text-lg">{promiseOf(file)}</p>}
        <Problem text={problem} />
        <div className="flex flex-wrap gap-3">
          <Button
            look="signal"
            busy={busy}
            disabled={nothing}
            onClick={() => (cutOff ? setAsking(true) : void apply())}
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
      <ConfirmDialog
        open={asking}
        title={say.cutOff.title}
        question={`${cutOff?.text ?? ''} ${words.imports.lackingOf(file.kind)}`}
        confirm={say.cutOff.confirm}
        onConfirm={() => void apply()}
        onClose={() => setAsking(false)}
      />
      <ConfirmDialog
        open={many !== null}
        title={say.many.title}
        question={say.many.question(many?.text ?? '')}
        confirm={(file.kind === 'aces' ? say.many.confirmVehicles : say.many.confirmParts)(many?.retires ?? 0)}
        onConfirm={() => void apply(many?.retires)}
        onClose={() => setMany(null)}
      />
    </Section>
  )
}
