import { inCountry, type TypedAddress } from '#common/typed-address'
import { AddressFields } from '../form/AddressFields.tsx'
import type { Wrong } from './order-input.ts'

type Props = {
  of: 'shipping' | 'billing'
  at: 'shipTo' | 'billTo'
  typed: TypedAddress
  wrong: Wrong
  onChange: (typed: TypedAddress) => void
}

/** An address that is typed, in the form of its country; fields that another country's form lacks are kept meanwhile. */
export function TypedAddressFields({ of, at, typed, wrong, onChange }: Props) {
  return (
    <AddressFields
      typed={typed}
      empty=""
      autofill={of}
      at={(name) => ({
        name: `${at}.${name}`,
        value: typed[name],
        maxLength: 100,
        error: wrong[`${at}.${name}`],
        onChange: ({ target: { value } }: { target: { value: string } }) =>
          onChange(name === 'country' ? inCountry(typed, value) : { ...typed, [name]: value }),
      })}
    />
  )
}
