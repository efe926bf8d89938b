import type { ComponentProps } from 'react'
import { addressForm } from '#common/address'
import { isNowhere, otherRegions } from '#common/postcode-regions'
import type { TypedAddress } from '#common/typed-address'
import { address as words } from '#common/words'
import { COUNTRY_OPTIONS } from './country-options.ts'
import { Field } from './Field.tsx'
import { Select } from './Select.tsx'

/** The browser's names of the fields. */
const AUTOFILL: TypedAddress = {
  name: 'name',
  company: 'organization',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
  country: 'country',
}

type Control = Omit<ComponentProps<typeof Field> & ComponentProps<typeof Select>, 'label' | 'options'>
type Props = {
  /** What is typed. Without a country there are no further fields. */
  typed: Pick<TypedAddress, 'country' | 'region' | 'postcode'>
  /** What the control of a field has: its name, its value or its registration, its error. */
  at: (name: keyof TypedAddress) => Partial<Control>
  /** What stands there while no country is chosen. */
  empty?: string
  /** Whose address the browser may fill in; missing: nobody's. */
  autofill?: 'shipping' | 'billing'
  /** How the name is asked for where the address is nobody's home; it may stay empty. */
  name?: { label: string; hint: string }
}

/** The fields of an address in the form of its country, inside any form. */
export function AddressFields({ typed, at, empty, autofill, name: named }: Props) {
  const { country, region, postcode } = typed
  const filled = (name: keyof TypedAddress) => autofill && { autoComplete: `${autofill} ${AUTOFILL[name]}` }
  const form = addressForm(country)
  const regions = form?.regions?.map(({ code, name }) => ({ value: code, label: name }))
  const elsewhere = otherRegions(country, region, postcode)
  return (
    <>
      <Select
        label={words.label.country}
        options={COUNTRY_OPTIONS}
        empty={empty}
        {...filled('country')}
        {...at('country')}
      />
      {form?.rows.map((row) => (
        <div key={row.join()}>
          <div className={`grid gap-4 ${row.length > 1 ? 'sm:grid-flow-col sm:auto-cols-fr' : ''}`}>
            {row.map((name) => {
              const own = name === 'name' ? named : undefined
              const isRequired = form.required.has(name) && !own
              const label = own?.label ?? form.labels[name]
              const about = {
                label: isRequired ? label : words.optional(label),
                hint: own?.hint,
                'aria-required': isRequired || undefined,
                ...filled(name),
                ...at(name),
              }
              return name === 'region' && regions ? (
                <Select key={name} empty="" options={regions} {...about} />
              ) : (
                <Field key={name} {...about} />
              )
            })}
          </div>
          {row.includes('postcode') && (
            <p role="status" className="text-[0.9375rem] font-semibold text-warn not-empty:mt-1.5">
              {elsewhere.length > 0 && words.elsewhere(form.labels.postcode, postcode.trim(), elsewhere)}
              {isNowhere(country, postcode) && words.nowhere(form.labels.postcode, postcode.trim())}
            </p>
          )}
        </div>
      ))}
    </>
  )
}
