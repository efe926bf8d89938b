import { whole } from '#common/format'
import { shopList as say } from '#common/words'
import type { FacetValue } from '#domain/finding/schema'
import { Icon } from '../Icon.tsx'
import { PageLink } from '../PageLink.tsx'

const INDENT = ['facet', 'facet pl-4', 'facet pl-8'] as const

/** One value of a facet: a link that takes it in or out, so that it works without script. */
export function FacetLink({ value, to }: { value: FacetValue; to: string }) {
  const { label, count, selected, depth = 0 } = value
  return (
    <PageLink to={to} rel="nofollow" stay aria-current={selected || undefined} className={INDENT[depth] ?? INDENT[2]}>
      {selected && (
        <span className="facet-box" aria-hidden="true">
          <Icon name="check" className="size-4" />
        </span>
      )}
      {label}
      {selected && <span className="sr-only">{` ${say.filters.chosen}`}</span>}
      <span className="facet-count">
        {whole(count)}
        <span className="sr-only">{` ${say.unit(count)}`}</span>
      </span>
    </PageLink>
  )
}
