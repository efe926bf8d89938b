import { useRef } from 'react'
import type { Facets } from '#domain/catalogue/schema'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { Filters } from './Filters.tsx'
import { counted } from './ListCount.tsx'

type Props = { facets: Facets; params: URLSearchParams; count: number }

/** The filters: a column beside the list, on narrow screens folded away above it, with the way to the list at hand. */
export function FilterDrawer({ facets, params, count }: Props) {
  const drawer = useRef<HTMLDetailsElement>(null)
  const fold = () => {
    drawer.current!.open = false
    drawer.current!.querySelector('summary')!.focus()
  }
  return (
    <details ref={drawer} className="filters mb-4 lg:mb-0">
      <summary className="button button-line w-full list-none">
        <Icon name="filter" className="size-5" />
        Filters
      </summary>
      <section aria-label="Filters" className="pt-4 lg:pt-0">
        <Filters facets={facets} params={params} />
        <div className="to-list with-script sticky bottom-0 z-10 border-t border-ink bg-page py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden">
          <Button look="signal" className="w-full" onClick={fold}>
            Show {counted(count)}
          </Button>
        </div>
      </section>
    </details>
  )
}
