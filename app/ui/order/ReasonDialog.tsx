import type { z } from 'zod'
import { adminOrders } from '#common/words'
import { usePriceField } from '../../web/settings.ts'
import { Problem } from '../Problem.tsx'
import { Button } from '../Button.tsx'
import { Field } from '../form/Field.tsx'
import { useSchemaForm } from '../form/form.ts'
import { FormDialog } from '../FormDialog.tsx'

const say = adminOrders.reason

export type Reasoned = { amount: string; reason: string }

type Props<Out> = {
  title: string
  intro: string
  confirm: string
  schema: z.ZodType<Out, Reasoned>
  /** The currency in which a part of the money can be named; none: it cannot. */
  amountIn?: string
  submit: (input: Out) => Promise<void>
  onClose: () => void
}

/** Asks an admin for the reason of what cannot be undone, and for the amount where there is one. */
export function ReasonDialog<Out>({ title, intro, confirm, schema, amountIn, submit, onClose }: Props<Out>) {
  const { inputMode, hint } = usePriceField(amountIn)
  const form = useSchemaForm<Reasoned, Out>(schema, { amount: '', reason: '' }, async (input) => {
    await submit(input)
    onClose()
  })
  return (
    <FormDialog isChanged={form.formState.isDirty} title={title} onClose={onClose}>
      <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
        <p>{intro}</p>
        {amountIn && (
          <Field
            label={say.amount}
            inputMode={inputMode}
            hint={say.amountHint(hint)}
            error={form.errorOf('amount')}
            {...form.register('amount')}
          />
        )}
        <Field label={say.reason} hint={say.reasonHint} error={form.errorOf('reason')} {...form.register('reason')} />
        <Problem text={form.problem} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="line" onClick={onClose}>
            {say.back}
          </Button>
          <Button type="submit" look="danger" busy={form.busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
