import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useSchemaForm } from '../form/form.ts'
import { useLeaveWarning } from '../LeaveGuard.tsx'
import { useVersions } from './versions.ts'

/**
 * A form on something that has a version: of two admins who change it the second is asked. `save` writes the input over
 * `base`, which the edits were made from, and goes on from what was saved. Where somebody else has saved meanwhile (412),
 * `theirs` is what it is now. `ofQuery`: as `useLeaveWarning` has it.
 */
export function useVersionedForm<In extends FieldValues, Out, Saved>(
  schema: z.ZodType<Out, In>,
  first: Saved,
  fieldsOf: (saved: Saved) => In,
  save: (input: Out, base: Saved, goOnFrom: (saved: Saved) => void) => Promise<void>,
  { ofQuery = false } = {},
) {
  const { base, latest, theirs, note, noteTheirs } = useVersions(first)
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
  useLeaveWarning(form.formState.isDirty, { ofQuery })
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
