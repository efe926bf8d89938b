import { useSearchParams } from 'react-router'
import { dashboard } from '#common/words'
import { LinkButton } from '../LinkButton.tsx'

const say = dashboard.pages

/** Whether a list has more than the page that is shown, before it or after it. */
export function useIsPaged(next: string | null): boolean {
  const [params] = useSearchParams()
  return next !== null || params.has('cursor')
}

/** The way through a list that is paged by key: on, and back to its beginning. The browser goes back a single page. */
export function NextPage({ next }: { next: string | null }) {
  const [params] = useSearchParams()
  const isPaged = useIsPaged(next)
  const isFirst = !params.has('cursor')
  if (!isPaged) return null
  const to = (cursor: string | null) => {
    const others = new URLSearchParams(params)
    if (cursor) others.set('cursor', cursor)
    else others.delete('cursor')
    return `?${others}`
  }
  return (
    <nav aria-label={say.label} className="mt-6 flex justify-between gap-4 print:hidden">
      {isFirst ? (
        <span />
      ) : (
        <LinkButton to={to(null)} look="line">
          {say.first}
        </LinkButton>
      )}
      {next && (
        <LinkButton to={to(next)} look="line" rel="next">
          {say.next}
        </LinkButton>
      )}
    </nav>
  )
}
