import { type FormEvent, useState } from 'react'
import * as words from '#common/words'
import { useMoney } from '../../web/settings.ts'
import { Button } from '../Button.tsx'
import { ConfirmEmail } from '../ConfirmEmail.tsx'
import { Field } from '../form/Field.tsx'
import { Problem } from '../Problem.tsx'
import { TextArea } from '../form/TextArea.tsx'

const say = words.singleProduct.form

export type OrderFields = { name: string; number: string; address: string }

type Props = {
  email: string
  /** What the account, the profile and the last order say already. */
  known: OrderFields
  total: number
  /** What stands in the way, in words; nothing while the order can be placed. */
  refusal?: { message: string; fields: Record<string, string>; mayConfirm: boolean }
  empty: boolean
  busy: boolean
  onConfirm: (fields: OrderFields) => void
}

export function OrderForm({ email, known, total, refusal, empty, busy, onConfirm }: Props) {
  const money = useMoney()
  const [fields, setFields] = useState(known)
  const set = (name: keyof OrderFields) => (event: { target: { value: string } }) =>
    setFields((now) => ({ ...now, [name]: event.target.value }))
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    onConfirm(fields)
  }
  const wrong = refusal?.fields ?? {}
  return (
    <form onSubmit={confirm} className="grid gap-4 border border-hair bg-surface p-5" aria-label={say.title}>
      <Field
        label={words.label.name}
        name="name"
        autoComplete="name"
        maxLength={200}
        value={fields.name}
        onChange={set('name')}
        error={wrong['name']}
      />
      <Field
        label={words.label.number}
        name="number"
        type="tel"
        autoComplete="tel"
        maxLength={200}
        hint={say.numberHint}
        value={fields.number}
        onChange={set('number')}
        error={wrong['number']}
      />
      <TextArea
        label={say.address}
        name="address"
        autoComplete="street-address"
        rows={3}
        maxLength={300}
        hint={say.addressHint}
        value={fields.address}
        onChange={set('address')}
        error={wrong['address']}
      />
      <Field label={words.label.email} name="email" type="email" readOnly value={email} error={wrong['email']} />
      <Field label={words.label.total} name="total" readOnly value={money(total)} error={wrong['total']} />
      <Problem text={refusal?.message} />
      {refusal?.mayConfirm && <ConfirmEmail email={email} />}
      <Button type="submit" look="signal" busy={busy} disabled={empty} className="min-h-13 text-xl">
        {say.confirm}
      </Button>
      <p className="text-[0.9375rem] text-ink-2">{words.checkout.summary.next}</p>
    </form>
  )
}
