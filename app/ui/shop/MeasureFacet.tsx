import * as words from '#common/words'
import type { ShownMeasure } from '../../web/list/carried-facets.ts'
import { FacetGroup } from './FacetGroup.tsx'
import { FacetValues } from './FacetValues.tsx'
import { SizeField } from './SizeField.tsx'

const say = words.shopList.filters
/** Of many sizes, so many stand as links if the group is `open`. */
const COMMONEST = 6

type Props = { measure: ShownMeasure; params: URLSearchParams; open: boolean }

/** The values of one measure, by size; of very many the commonest, and a field for any other. Words are no sizes: "Ceramic". */
export function MeasureFacet({ measure: { measure, label, unit, values, areAll }, params, open }: Props) {
  const areSizes = values.some((value) => /\d/.test(value.label))
  return (
    <FacetGroup title={label} open={open || values.some(({ selected }) => selected)}>
      <FacetValues
        name="measure"
        all={(areSizes ? say.countSizes : say.countChoices)(values.length)}
        label={(areSizes ? say.allSizes : say.allChoices)(label)}
        values={values}
        params={params}
        commonest={open ? COMMONEST : 0}
      />
      {!areAll && <SizeField measure={measure} label={label} unit={unit} params={params} />}
    </FacetGroup>
  )
}
