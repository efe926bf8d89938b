import { useRef } from 'react'
import * as words from '#common/words'
import type { ShownFacets } from '../../web/list/carried-facets.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { Filters } from './Filters.tsx'
import { useKeptPlace } from './use-kept-place.ts'

const say = words.shopList.filters

type Props = { facets: ShownFacets; params: URLSearchParams; count: number }

/**
 * The filters: a column beside the list, on narrow screens folded away above it, with the way to the list at hand. Where nothing
 * is found they stand below what the shop says to that.
 */
export function FilterDrawer({ facets, params, count }: Props) {
  const drawer = useRef<HTMLDetailsElement>(null)
  const { box, onClick } = useKeptPlace<HTMLDivElement>(params.toString())
  const fold = () => {
    drawer.current!.open = false
    drawer.current!.querySelector('summary')!.focus()
  }
  const comeToTop = () => {
    if (drawer.current!.open) drawer.current!.scrollIntoView({ block: 'start' })
  }
  return (
    <details
      ref={drawer}
      className={`filters mb-3 max-lg:grow max-lg:open:basis-full lg:mb-0 ${count === 0 ? 'max-lg:order-last max-lg:mt-6 max-lg:basis-full' : ''}`}
      onToggle={comeToTop}
    >
      <summary className="button button-line w-full list-none px-2.5">
        <Icon name="filter" className="size-5" />
        {say.title}
      </summary>
      <section aria-label={say.title} className="pt-4 lg:pt-0">
        <div
          ref={box}
          className="max-lg:max-h-[65dvh] max-lg:overflow-y-auto max-lg:overscroll-contain"
          onClickCapture={onClick}
        >
          <Filters facets={facets} params={params} />
        </div>
        <div className="with-script border-t border-ink py-2 lg:hidden">
          <Button look="signal" className="w-full" onClick={fold}>
            {say.show(count)}
          </Button>
        </div>
      </section>
    </details>
  )
}
