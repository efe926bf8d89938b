import type { z } from 'zod'
import { address as addressSchema, type Address } from '#common/address'
import { NO_ADDRESS, OF_ONE_COUNTRY, type TypedAddress } from '#common/typed-address'
import { AddressFields } from '../form/AddressFields.tsx'
import { orderPage as say } from '#common/words'
import { useShop } from '../../web/settings.ts'
import { Button } from '../Button.tsx'
import { useSchemaForm } from '../form/form.ts'
import { Problem } from '../Problem.tsx'

type Props = {
  address: Address | undefined
  save: string
  /** Whose address it is, for autofill. */
  of: 'shipping' | 'billing'
  submit: (address: Address) => Promise<void>
  /** Closes the form without a change, where it can be left. */
  onLeave?: () => void
}

/** An address in the form of its country. */
export function AddressForm({ address, save, of, submit, onLeave }: Props) {
  const schema = addressSchema as unknown as z.ZodType<Address, TypedAddress>
  const { country } = useShop().home
  const form = useSchemaForm<TypedAddress, Address>(schema, { ...NO_ADDRESS, country, ...address }, submit)
  const startAnew = () => {
    OF_ONE_COUNTRY.forEach((name) => form.setValue(name, ''))
    form.clearErrors([...OF_ONE_COUNTRY])
  }
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
      <AddressFields
        typed={form.watch()}
        autofill={of}
        at={(name) => ({
          ...form.register(name, name === 'country' ? { onChange: startAnew } : {}),
          error: form.errorOf(name),
        })}
      />
      <Problem text={form.problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {save}
        </Button>
        {onLeave && (
          <Button look="line" onClick={onLeave}>
            {say.leaveAsIs}
          </Button>
        )}
      </div>
    </form>
  )
}
