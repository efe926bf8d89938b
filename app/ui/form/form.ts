import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type SubmitHandler,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import '#common/schema-words'
import { ApiProblem, messageOf } from '../../web/api.ts'

/**
 * A form on one of the domains' schemas: checked when it is sent, then while one types. `submit` gets what the schema
 * makes of the input; what the shop refuses stands under its field, the rest in `problem`. A failure preserves the input, and the
 * first wrong field has the focus; a fold with a wrong field opens.
 */
export function useSchemaForm<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  defaultValues: DefaultValues<In>,
  submit: (input: Out, form: UseFormReturn<In, unknown, Out>) => Promise<void>,
) {
  const form = useForm<In, unknown, Out>({ resolver: zodResolver(schema), defaultValues, shouldFocusError: false })
  const [problem, setProblem] = useState<string | null>(null)
  const { errors, isSubmitting } = form.formState
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isSubmitting) return
    const folds = element.current?.querySelectorAll('details:has([aria-invalid="true"])') ?? []
    for (const fold of folds) fold.setAttribute('open', '')
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isSubmitting])

  const send: SubmitHandler<Out & FieldValues> = async (input) => {
    setProblem(null)
    try {
      await submit(input as Out, form)
    } catch (error) {
      const fields = error instanceof ApiProblem ? Object.entries(error.fields) : []
      const values = form.getValues()
      const known = fields.filter(([name]) => name.replace(/\..*/, '') in values)
      for (const [name, message] of known) form.setError(name as Path<In>, { message })
      if (known.length === 0) setProblem(messageOf(error))
    }
  }
  // What was refused before is not about what is wrong now.
  const handle = form.handleSubmit(send as SubmitHandler<Out & FieldValues> as never, () => setProblem(null))
  return {
    ...form,
    problem,
    setProblem,
    busy: isSubmitting,
    onSubmit: (event?: SubmitEvent<HTMLFormElement>) => {
      element.current = event?.currentTarget ?? element.current
      return handle(event)
    },
    /** The message under a field. */
    errorOf: (name: Path<In>) => firstMessage(get(errors, name)),
  }
}

/** A list's error lies with the row it is about. */
function firstMessage(error: unknown): string | undefined {
  if (!error || typeof error !== 'object') return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  if ('ref' in error) return undefined
  return Object.values(error).map(firstMessage).find(Boolean)
}
