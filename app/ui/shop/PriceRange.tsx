import { Form } from 'react-router'
import { priceBounds } from '../../web/shop-link.ts'
import { Button } from '../Button.tsx'
import { HiddenFields } from './HiddenFields.tsx'

/** A price range of one's own, in whole dollars. */
export function PriceRange({ params }: { params: URLSearchParams }) {
  const [from, to] = priceBounds(params)
  return (
    <Form action="/shop" preventScrollReset key={`${from}-${to}`} className="mt-2 flex items-center gap-2">
      <HiddenFields params={params} except={['priceMin', 'priceMax']} />
      <Bound name="priceMin" label="Price from, dollars" placeholder="from" value={from} />
      <span aria-hidden="true">to</span>
      <Bound name="priceMax" label="Price to, dollars" placeholder="to" value={to} />
      <Button type="submit" look="line" small>
        Go
      </Button>
    </Form>
  )
}

function Bound({
  name,
  label,
  placeholder,
  value,
}: {
  name: string
  label: string
  placeholder: string
  value: string
}) {
  return (
    <input
      name={name}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={value}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={6}
      className="input min-h-9 min-w-0 px-2 py-1"
    />
  )
}
