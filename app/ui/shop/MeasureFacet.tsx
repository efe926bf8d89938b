import type { Facets } from '#domain/finding/schema'
import { FacetGroup } from './FacetGroup.tsx'
import { FacetValues } from './FacetValues.tsx'

/** Of many sizes, so many stand as links if the group is `open`. */
const COMMONEST = 6

type Measure = Facets['measures'][number]
type Props = { measure: Measure; params: URLSearchParams; open: boolean }

/** The values of one measure, by size. */
export function MeasureFacet({ measure: { label, values }, params, open }: Props) {
  return (
    <FacetGroup title={label} open={open || values.some(({ selected }) => selected)}>
      <FacetValues
        name="measure"
        all={`All ${values.length} sizes`}
        label={`All sizes: ${label}`}
        values={values}
        params={params}
        commonest={open ? COMMONEST : 0}
      />
    </FacetGroup>
  )
}
