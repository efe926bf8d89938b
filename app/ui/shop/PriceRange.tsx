import { Form } from 'react-router'
import { stepOf, unitName, unitOf } from '#common/prices'
import * as words from '#common/words'
import { useShop } from '../../web/settings.ts'
import { priceBounds } from '../../web/list/facet-link.ts'
import { Button } from '../Button.tsx'
import { HiddenFields } from '../form/HiddenFields.tsx'

const say = words.shopList.filters

/** A price range of one's own, typed as prices are written. */
export function PriceRange({ params }: { params: URLSearchParams }) {
  const [from, to] = priceBounds(params)
  const { prices } = useShop()
  const unit = unitName(prices.currency)
  const whole = stepOf(prices) === unitOf(prices.currency)
  return (
    <Form action="/shop" preventScrollReset key={`${from}-${to}`} className="mt-2 flex items-center gap-2">
      <HiddenFields params={params} except={['priceMin', 'priceMax']} />
      <Bound
        name="priceMin"
        label={say.priceFrom.label(unit)}
        whole={whole}
        placeholder={say.priceFrom.hint}
        value={from}
      />
      <span aria-hidden="true">{say.to}</span>
      <Bound name="priceMax" label={say.priceTo.label(unit)} whole={whole} placeholder={say.priceTo.hint} value={to} />
      <Button type="submit" look="line" small>
        {say.go}
      </Button>
    </Form>
  )
}

function Bound({
  name,
  label,
  placeholder,
  value,
  whole,
}: {
  name: string
  label: string
  placeholder: string
  value: string
  whole: boolean
}) {
  return (
    <input
      name={name}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={value}
      inputMode={whole ? 'numeric' : 'decimal'}
      title={say.price(whole)}
      pattern={whole ? '[0-9]*' : '[0-9]*([.][0-9]{1,2})?'}
      maxLength={9}
      className="input min-h-9 min-w-0 px-2 py-1"
    />
  )
}
