import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { ApiProblem } from '../../web/api.ts'
import { useSchemaForm } from '../form.ts'
import { useLeaveWarning } from './LeaveGuard.tsx'

/**
 * A form on something that has a version: of two admins who change it the second is asked. `save` writes the input over
 * `base`, which the edits were made from, and goes on from what was saved. Where somebody else has saved meanwhile (412),
 * `theirs` is what it is now.
 */
export function useVersionedForm<In extends FieldValues, Out, Saved>(
  schema: z.ZodType<Out, In>,
  first: Saved,
  fieldsOf: (saved: Saved) => In,
  save: (input: Out, base: Saved, goOnFrom: (saved: Saved) => void) => Promise<void>,
) {
  const [base, setBase] = useState(first)
  // A save that follows at once would not see the new state.
  const latest = useRef(first)
  const [theirs, setTheirs] = useState<Saved>()

  const note = (saved: Saved) => {
    latest.current = saved
    setBase(saved)
    setTheirs(undefined)
  }
  /** Notes what somebody else has saved meanwhile, and returns whether a write was refused for that. */
  const noteTheirs = (error: unknown) => {
    if (!(error instanceof ApiProblem && error.status === 412)) return false
    setTheirs(error.body['current'] as Saved)
    return true
  }
  const form = useSchemaForm(schema, fieldsOf(first) as never, async (input: Out, { reset }) => {
    try {
      await save(input, latest.current, (saved) => {
        note(saved)
        reset(fieldsOf(saved))
      })
    } catch (error) {
      if (!noteTheirs(error)) throw error
    }
  })
  const goOnFrom = (saved: Saved) => {
    note(saved)
    form.reset(fieldsOf(saved))
  }
  useLeaveWarning(form.formState.isDirty)
  return {
    ...form,
    base,
    theirs,
    goOnFrom,
    noteTheirs,
    takeTheirs: () => goOnFrom(theirs as Saved),
    saveMine: () => {
      note(theirs as Saved)
      void form.onSubmit()
    },
  }
}
