import type { z } from 'zod'
import { address as addressSchema, type Address, type AddressField } from '#common/address'
import { AddressFields } from '../AddressFields.tsx'
import { Button } from '../Button.tsx'
import { useSchemaForm } from '../form.ts'
import { Problem } from '../Problem.tsx'

type Typed = Record<AddressField | 'country', string>

const EMPTY: Typed = { name: '', company: '', line1: '', line2: '', city: '', region: '', postcode: '', country: 'US' }

type Props = {
  address: Address | undefined
  save: string
  /** Whose address it is, for autofill. */
  of: 'shipping' | 'billing'
  submit: (address: Address) => Promise<void>
}

/** An address in the form of its country. */
export function AddressForm({ address, save, of, submit }: Props) {
  const schema = addressSchema as unknown as z.ZodType<Address, Typed>
  const form = useSchemaForm<Typed, Address>(schema, { ...EMPTY, ...address }, submit)
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
      <AddressFields
        country={form.watch('country')}
        autofill={of}
        at={(name) => ({
          ...form.register(name),
          error: form.errorOf(name),
        })}
      />
      <Problem text={form.problem} />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {save}
      </Button>
    </form>
  )
}
