import { type FormEvent, useState } from 'react'
import { addressForm } from '#common/address-form'
import { countryName } from '#common/format'
import { isNowhere } from '#common/postcode-regions'
import * as words from '#common/words'
import { type Destination, setDestination } from '../../web/cart/destination.ts'
import { Button } from '../Button.tsx'
import { Field } from '../form/Field.tsx'
import { Select } from '../form/Select.tsx'
import { COUNTRY_OPTIONS } from '../form/country-options.ts'

const say = words.cart.sums

type Props = {
  to: Destination
  /** Nothing can be told without the postcode: its field stands there at once. */
  asksPostcode: boolean
}

/** Where it goes: a country and a postcode are enough to know the cost and the date. */
export function DestinationForm({ to, asksPostcode }: Props) {
  const [open, setOpen] = useState(false)
  const [country, setCountry] = useState(to.country)
  const [postcode, setPostcode] = useState(to.postcode ?? '')
  const [wrong, setWrong] = useState<string>()
  const form = addressForm(country)
  const hasPostcode = Boolean(form?.rows.flat().includes('postcode'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = postcode.trim().toUpperCase()
    const pattern = form?.postcode
    if (!typed && !open) return setWrong(words.field.missing(form!.labels.postcode))
    if (typed && pattern && !pattern.pattern.test(typed))
      return setWrong(words.address.lookAt(form.labels.postcode, pattern.example))
    setDestination({ country, ...(typed && hasPostcode && { postcode: typed }) })
    setOpen(false)
  }
  const where = [countryName(to.country), to.postcode].filter(Boolean).join(', ')
  return (
    <div className="border-t border-hair px-5 py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span>{say.to(where)}</span>
        <button type="button" className="link py-1" aria-expanded={open} onClick={() => setOpen(!open)}>
          {say.change}
        </button>
      </p>
      <p role="status" className="text-[0.9375rem] font-semibold text-warn not-empty:mt-1">
        {to.postcode && isNowhere(to.country, to.postcode)
          ? words.address.nowhere(addressForm(to.country)!.labels.postcode, to.postcode)
          : null}
      </p>
      {(open || (asksPostcode && hasPostcode)) && (
        <form onSubmit={submit} noValidate className="mt-2 grid gap-3">
          {open && (
            <Select
              label={say.country}
              autoComplete="country"
              value={country}
              options={COUNTRY_OPTIONS}
              onChange={(event) => {
                setCountry(event.target.value)
                setPostcode('')
                setWrong(undefined)
              }}
            />
          )}
          {form && hasPostcode && (
            <Field
              label={form.labels.postcode}
              autoComplete="postal-code"
              maxLength={20}
              value={postcode}
              error={wrong}
              onChange={(event) => {
                setPostcode(event.target.value)
                setWrong(undefined)
              }}
            />
          )}
          <Button type="submit" look="line" small className="justify-self-start">
            {say.set}
          </Button>
        </form>
      )}
    </div>
  )
}
