import type { AddressField } from '#common/address-form'
import type { TypedAddress } from '../../web/checkout-typed.ts'
import { AddressFields } from '../AddressFields.tsx'
import type { Wrong } from './place.ts'

const AUTOFILL: Record<AddressField | 'country', string> = {
  name: 'name',
  company: 'organization',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
  country: 'country',
}

type Props = {
  of: 'shipping' | 'billing'
  at: 'shipTo' | 'billTo'
  typed: TypedAddress
  wrong: Wrong
  onChange: (typed: TypedAddress) => void
}

/** An address that is typed, in the form of its country; what belongs to another country's form is kept meanwhile. */
export function TypedAddressFields({ of, at, typed, wrong, onChange }: Props) {
  return (
    <AddressFields
      country={typed.country}
      empty=""
      at={(name) => ({
        name: `${at}.${name}`,
        value: typed[name],
        maxLength: 100,
        autoComplete: `${of} ${AUTOFILL[name]}`,
        error: wrong[`${at}.${name}`],
        onChange: ({ target }: { target: { value: string } }) => onChange({ ...typed, [name]: target.value }),
      })}
    />
  )
}
