import type { z } from 'zod'
import { address as addressSchema, type Address } from '#common/address'
import { NO_ADDRESS, type TypedAddress } from '#common/typed-address'
import { AddressFields } from '../AddressFields.tsx'
import { Button } from '../Button.tsx'
import { useSchemaForm } from '../form.ts'
import { Problem } from '../Problem.tsx'

const NEW_ADDRESS: TypedAddress = { ...NO_ADDRESS, country: 'US' }

type Props = {
  address: Address | undefined
  save: string
  /** Whose address it is, for autofill. */
  of: 'shipping' | 'billing'
  submit: (address: Address) => Promise<void>
}

/** An address in the form of its country. */
export function AddressForm({ address, save, of, submit }: Props) {
  const schema = addressSchema as unknown as z.ZodType<Address, TypedAddress>
  const form = useSchemaForm<TypedAddress, Address>(schema, { ...NEW_ADDRESS, ...address }, submit)
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
