import { useState } from 'react'
import { fitReports as say } from '#common/words'
import { DECISIONS, fitReportDecision, type FitReportDecision } from '#domain/fitment/schema'
import { Button } from '../../Button.tsx'
import { useSchemaForm } from '../../form/form.ts'
import { Problem } from '../../Problem.tsx'
import { TextArea } from '../../form/TextArea.tsx'
import { FormDialog } from '../../FormDialog.tsx'

type Props = {
  decide: (said: FitReportDecision) => Promise<void>
  onClose: () => void
  title: string
  /** Who reads the answer. */
  heard: string
  /** How many reports the answer is for; undefined: one. */
  count?: number
  /** The answer takes the place of an earlier one. */
  again?: boolean
}

/** The dialog for the answer to a report of a wrong fit, or to several: corrected or declined, with a note. */
export function DecideFitReport({ decide: answer, onClose, title, heard, count, again }: Props) {
  const [how, setHow] = useState<FitReportDecision['decision']>('corrected')
  const form = useSchemaForm(fitReportDecision, { decision: how, note: '', again }, answer)
  const decide = (decision: typeof how) => {
    setHow(decision)
    form.setValue('decision', decision)
    void form.onSubmit()
  }
  return (
    <FormDialog title={title} onClose={onClose} isChanged={form.formState.isDirty && form.watch('note') !== ''}>
      <form className="grid gap-4" noValidate onSubmit={(event) => event.preventDefault()}>
        <p className="text-ink-2 [overflow-wrap:anywhere]">{heard}</p>
        <TextArea
          label={say.note}
          rows={2}
          hint={say.noteHint}
          error={form.errorOf('note')}
          {...form.register('note')}
        />
        <Problem text={form.problem} />
        <div className="flex flex-wrap items-center gap-3">
          {DECISIONS.map((one) => (
            <Button
              key={one}
              look="line"
              once
              busy={form.busy && how === one}
              waits={form.busy}
              onClick={() => decide(one)}
            >
              {say[one].button(count)}
            </Button>
          ))}
        </div>
      </form>
    </FormDialog>
  )
}
