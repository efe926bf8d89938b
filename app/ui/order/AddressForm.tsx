import { address as addressSchema, addressForm, type Address, type AddressField, COUNTRIES } from '#common/address'
import { countryName } from '#common/format'
import { address as words } from '#common/words'
import type { z } from 'zod'
import { Button } from '../Button.tsx'
import { Field } from '../Field.tsx'
import { useSchemaForm } from '../form.ts'
import { Problem } from '../Problem.tsx'
import { Select } from '../Select.tsx'

type Typed = Record<AddressField | 'country', string>

const COUNTRY_CHOICES = COUNTRIES.map((value) => ({ value, label: countryName(value) })).toSorted((a, b) =>
  a.label.localeCompare(b.label),
)
const AUTOFILL: Record<AddressField, string> = {
  name: 'name',
  company: 'organization',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
}
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
  const country = addressForm(form.watch('country')) ?? addressForm('US')!
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
      <Select
        label={words.label.country}
        options={COUNTRY_CHOICES}
        autoComplete={`${of} country`}
        error={form.errorOf('country')}
        {...form.register('country')}
      />
      {country.rows.map((row) => (
        <div key={row.join()} className={`grid gap-4 ${row.length > 1 ? 'sm:grid-flow-col sm:auto-cols-fr' : ''}`}>
          {row.map((name) => {
            const about = {
              label: country.labels[name],
              error: form.errorOf(name),
              autoComplete: `${of} ${AUTOFILL[name]}`,
              'aria-required': country.required.has(name) || undefined,
            }
            const regions = country.regions?.map(({ code, name }) => ({ value: code, label: name }))
            return name === 'region' && regions ? (
              <Select key={name} {...about} empty="" options={regions} {...form.register(name)} />
            ) : (
              <Field key={name} {...about} {...form.register(name)} />
            )
          })}
        </div>
      ))}
      <Problem text={form.problem} />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {save}
      </Button>
    </form>
  )
}
