import { type FormEvent, useState } from 'react'
import { useMoney } from '../../web/settings.ts'
import { Button } from '../Button.tsx'
import { Field } from '../Field.tsx'
import { Problem } from '../Problem.tsx'
import { TextArea } from '../TextArea.tsx'

export type OrderFields = { name: string; number: string; address: string }

type Props = {
  email: string
  /** What the account, the profile and the last order say already. */
  known: OrderFields
  total: number
  /** What stands in the way, in words; nothing while the order can be placed. */
  refusal?: { message: string; fields: Record<string, string> }
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
    <form onSubmit={confirm} className="grid gap-4 border border-hair bg-surface p-5" aria-label="Order">
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={200}
        value={fields.name}
        onChange={set('name')}
        error={wrong['name']}
      />
      <Field
        label="Number"
        name="number"
        type="tel"
        autoComplete="tel"
        maxLength={200}
        hint="A telephone number, in case the carrier has a question"
        value={fields.number}
        onChange={set('number')}
        error={wrong['number']}
      />
      <TextArea
        label="Delivery address"
        name="address"
        autoComplete="street-address"
        rows={3}
        maxLength={300}
        hint="Street, town, country. Left empty, we ask you by mail"
        value={fields.address}
        onChange={set('address')}
        error={wrong['address']}
      />
      <Field label="Email" name="email" type="email" readOnly value={email} error={wrong['email']} />
      <Field label="Total" name="total" readOnly value={money(total)} error={wrong['total']} />
      <Problem text={refusal?.message} />
      <Button type="submit" look="signal" busy={busy} disabled={empty} className="min-h-13 text-xl">
        Confirm order
      </Button>
      <p className="text-[0.9375rem] text-ink-2">
        You pay on the next page. Until then we set the parts aside for you.
      </p>
    </form>
  )
}
