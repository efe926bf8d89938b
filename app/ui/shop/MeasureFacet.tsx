import { useState } from 'react'
import type { Facets, FacetValue } from '#domain/finding/schema'
import { toggled } from '../../web/shop-link.ts'
import { FacetGroup } from './FacetGroup.tsx'
import { FacetLink } from './FacetLink.tsx'
import { LongList } from './LongList.tsx'

const SHOWN = 8
/** With more values than these one can look for one by typing. */
const MANY = 12

type Measure = Facets['measures'][number]
type Props = { measure: Measure; params: URLSearchParams; open: boolean }

/** The values of one measure. Those that are chosen come first, so that they are not folded away. */
export function MeasureFacet({ measure: { label, values }, params, open }: Props) {
  const [typed, setTyped] = useState('')
  const chosen = values.filter(({ selected }) => selected)
  const others = values.filter(({ selected }) => !selected)
  const found = typed === '' ? null : values.filter(isLike(typed))
  const link = (value: FacetValue) => (
    <li key={value.value}>
      <FacetLink value={value} to={toggled(params, 'measure', value.value)} />
    </li>
  )
  return (
    <FacetGroup title={label} open={open || chosen.length > 0}>
      {values.length > MANY && (
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-label={`Find in ${label}`}
          placeholder="Find a size"
          className="with-script input mb-1.5 min-h-9 px-2 py-1"
        />
      )}
      {found ? (
        <>
          <ul>{found.map(link)}</ul>
          <p role="status" className={found.length > 0 ? 'sr-only' : 'py-1 text-[0.9375rem] text-ink-2'}>
            {found.length > 0 ? `${found.length} sizes` : `No size has “${typed}”.`}
          </p>
        </>
      ) : (
        <LongList first={SHOWN} more="More sizes">
          {[...chosen, ...others].map(link)}
        </LongList>
      )}
    </FacetGroup>
  )
}

const bare = (text: string) => text.toLowerCase().replaceAll('×', 'x').replaceAll(' ', '')
const isLike = (typed: string) => (value: FacetValue) => bare(value.label).includes(bare(typed))
