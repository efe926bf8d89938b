import type { Facets } from '#domain/catalogue/schema'
import { Icon } from '../Icon.tsx'
import { Filters } from './Filters.tsx'

/** The filters: a column beside the list, on narrow screens folded away above it. */
export function FilterDrawer({ facets, params }: { facets: Facets; params: URLSearchParams }) {
  return (
    <details className="filters mb-4 lg:mb-0">
      <summary className="button button-line w-full list-none">
        <Icon name="filter" className="size-5" />
        Filters
      </summary>
      <section aria-label="Filters" className="pt-4 lg:pt-0">
        <Filters facets={facets} params={params} />
      </section>
    </details>
  )
}
