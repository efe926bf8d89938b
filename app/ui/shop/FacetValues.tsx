import { Form } from 'react-router'
import { whole } from '#common/format'
import * as words from '#common/words'
import type { FacetValue } from '#domain/finding/schema'
import { toggled } from '../../web/list/facet-link.ts'
import { Button } from '../Button.tsx'
import { FacetLink } from './FacetLink.tsx'
import { HiddenFields } from '../form/HiddenFields.tsx'

/** So many values stand as links. */
const LINKS = 12

type Props = {
  /** The parameter of the list's address. */
  name: 'brand' | 'measure'
  /** What the list of all values is called, for eyes and for screen readers. */
  all: string
  label: string
  values: FacetValue[]
  params: URLSearchParams
  /** Of many values, so many of those that most parts have stand as links. */
  commonest: number
}

/** The values of a facet as links; of many the chosen and the commonest, and a list to choose any other from by typing. */
export function FacetValues({ name, all, label, values, params, commonest }: Props) {
  const chosen = values.filter(({ selected }) => selected)
  const others = values.filter(({ selected }) => !selected)
  const isLong = others.length > LINKS
  const common = new Set(isLong ? others.toSorted((a, b) => b.count - a.count).slice(0, commonest) : others)
  const inList = name === 'brand' ? others.toSorted((a, b) => a.label.localeCompare(b.label, 'en')) : others
  const links = isLong ? [...chosen, ...others.filter((value) => common.has(value))] : values
  return (
    <>
      {links.length > 0 && (
        <ul>
          {links.map((value) => (
            <li key={value.value}>
              <FacetLink value={value} to={toggled(params, name, value.value)} />
            </li>
          ))}
        </ul>
      )}
      {isLong && (
        <Form action="/shop" preventScrollReset className="mt-1 flex items-center gap-2">
          <HiddenFields params={params} except={[]} />
          <select name={name} aria-label={label} className="input min-h-9 min-w-0 flex-1 px-2 py-1">
            <option value="">{all}</option>
            {inList.map(({ value, label, count }) => (
              <option key={value} value={value}>
                {`${label} (${whole(count)})`}
              </option>
            ))}
          </select>
          <Button type="submit" look="line" small>
            {words.shopList.filters.go}
          </Button>
        </Form>
      )}
    </>
  )
}
