import * as words from '#common/words'
import { nextPage, pageNumber, previousPage } from '../../web/list/paging-link.ts'
import { Icon } from '../Icon.tsx'
import { LinkButton } from '../LinkButton.tsx'

const say = words.shopList.paging

/** The page before and after, as links. */
export function Paging({ params, next }: { params: URLSearchParams; next: string | null }) {
  const back = previousPage(params)
  if (!back && !next) return null
  return (
    <nav
      aria-label={say.title}
      className="mt-8 flex flex-wrap items-center justify-between gap-4 border-t border-hair pt-6"
    >
      <div className="flex-1">
        {back && (
          <LinkButton to={back} look="line" rel="prev">
            <Icon name="left" className="size-4" />
            {say.previous}
          </LinkButton>
        )}
      </div>
      <span className="label text-ink-2">{say.page(pageNumber(params))}</span>
      <div className="flex flex-1 justify-end">
        {next && (
          <LinkButton to={nextPage(params, next)} look="line" rel="next">
            {say.next}
            <Icon name="right" className="size-4" />
          </LinkButton>
        )}
      </div>
    </nav>
  )
}
