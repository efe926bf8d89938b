import type { ComponentProps } from 'react'
import { type AddressField, addressForm, COUNTRIES } from '#common/address'
import { countryName } from '#common/format'
import { address as words } from '#common/words'
import { Field } from './Field.tsx'
import { Select } from './Select.tsx'

const COUNTRY_CHOICES = COUNTRIES.map((value) => ({ value, label: countryName(value) })).toSorted((a, b) =>
  a.label.localeCompare(b.label),
)

type Control = Omit<ComponentProps<typeof Field> & ComponentProps<typeof Select>, 'label' | 'options'>
type Props = {
  /** The country that is chosen; empty: none yet, so there are no further fields. */
  country: string
  /** What the control of a field has: its name, its value or its registration, its error. */
  at: (name: AddressField | 'country') => Partial<Control>
  /** What stands there while no country is chosen. */
  empty?: string
}

/** The fields of an address in the form of its country, inside any form. */
export function AddressFields({ country, at, empty }: Props) {
  const form = addressForm(country)
  const regions = form?.regions?.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <>
      <Select label={words.label.country} options={COUNTRY_CHOICES} empty={empty} {...at('country')} />
      {form?.rows.map((row) => (
        <div key={row.join()} className={`grid gap-4 ${row.length > 1 ? 'sm:grid-flow-col sm:auto-cols-fr' : ''}`}>
          {row.map((name) => {
            const about = {
              label: form.labels[name],
              'aria-required': form.required.has(name) || undefined,
              ...at(name),
            }
            return name === 'region' && regions ? (
              <Select key={name} empty="" options={regions} {...about} />
            ) : (
              <Field key={name} {...about} />
            )
          })}
        </div>
      ))}
    </>
  )
}
