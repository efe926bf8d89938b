import { Form } from 'react-router'
import { whole } from '#common/format'
import type { Facets } from '#domain/finding/schema'
import { toggled } from '../../web/shop-link.ts'
import { Button } from '../Button.tsx'
import { FacetGroup } from './FacetGroup.tsx'
import { FacetLink } from './FacetLink.tsx'
import { HiddenFields } from './HiddenFields.tsx'

/** So many values stand as links. */
const LINKS = 12
/** Of more values, those that most parts have stand as links, if it is `open`; all are in a list to choose from by typing. */
const COMMONEST = 6

type Measure = Facets['measures'][number]
type Props = { measure: Measure; params: URLSearchParams; open: boolean }

/** The values of one measure, by size. */
export function MeasureFacet({ measure: { label, values }, params, open }: Props) {
  const chosen = values.filter(({ selected }) => selected)
  const others = values.filter(({ selected }) => !selected)
  const common = new Set(others.toSorted((a, b) => b.count - a.count).slice(0, COMMONEST))
  const isLong = others.length > LINKS
  const links = isLong ? [...chosen, ...others.filter((value) => open && common.has(value))] : values
  return (
    <FacetGroup title={label} open={open || chosen.length > 0}>
      {links.length > 0 && (
        <ul>
          {links.map((value) => (
            <li key={value.value}>
              <FacetLink value={value} to={toggled(params, 'measure', value.value)} />
            </li>
          ))}
        </ul>
      )}
      {isLong && (
        <Form action="/shop" preventScrollReset className="mt-1 flex items-center gap-2">
          <HiddenFields params={params} except={[]} />
          <select name="measure" aria-label={`All sizes: ${label}`} className="input min-h-9 min-w-0 flex-1 px-2 py-1">
            <option value="">All {values.length} sizes</option>
            {others.map(({ value, label, count }) => (
              <option key={value} value={value}>
                {`${label} (${whole(count)})`}
              </option>
            ))}
          </select>
          <Button type="submit" look="line" small>
            Go
          </Button>
        </Form>
      )}
    </FacetGroup>
  )
}
