import { crumbs as say } from '#common/words'
import { PageLink } from './PageLink.tsx'

type Crumb = { label: string; to?: string }

/** Where this page stands. The last crumb is the page itself, and no link even where it has an address. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={say.label} className="py-4 text-[0.9375rem] text-ink-2">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {crumbs.map(({ label, to }, index) => (
          <li key={label + to} className="flex gap-2">
            {to && index < crumbs.length - 1 ? (
              <PageLink to={to} className="link inline-block min-w-6">
                {label}
              </PageLink>
            ) : (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            )}
            {index < crumbs.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
