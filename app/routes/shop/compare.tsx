import { useEffect } from 'react'
import { data } from 'react-router'
import { COMPARED_MAX } from '#common/constants'
import * as words from '#common/words'
import { compareParts } from '#domain/catalogue'
import { shopContext } from '#web/context'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { CompareTable } from '../../ui/compare/CompareTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { compareLink, setCompared } from '../../web/part/compared.ts'
import { seo } from '../../web/seo/seo.ts'
import type { Route } from './+types/compare'

const say = words.compare
/** So much of what is no id is said again. */
const ID_SHOWN = 20

/** `parts`: ids, set apart by commas; the first four are compared. `only=differences` leaves out rows that are equal. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('parts') ?? ''
  const ids = [...new Set(typed.split(',').map((id) => id.trim().slice(0, ID_SHOWN)))].filter(Boolean)
  const { parts, unknown } = await compareParts(context.get(shopContext), ids.slice(0, COMPARED_MAX))
  const left = Math.max(ids.length - COMPARED_MAX, 0)
  const status = left > 0 ? 400 : ids.length > 0 && parts.length === 0 ? 404 : 200
  return data({ parts, unknown, left, only: url.searchParams.get('only') === 'differences' }, { status })
}

export const meta: Route.MetaFunction = ({ matches }) => seo(matches, { title: say.title, description: say.about })

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { parts, unknown, left, only } = loaderData
  useEffect(() => {
    if (parts.length > 0) setCompared(parts)
  }, [parts])
  const isOneType = new Set(parts.map(({ type }) => type.slug)).size <= 1
  return (
    <div className="sheet">
      <Breadcrumbs
        crumbs={[
          { label: words.crumbs.home, to: '/' },
          { label: words.crumbs.shop, to: '/shop' },
          { label: say.title },
        ]}
      />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-4xl sm:text-5xl">{say.title}</h1>
        {parts.length > 1 && (
          <PageLink
            to={compareLink(
              parts.map(({ _id }) => _id),
              !only,
            )}
            stay
            aria-current={only ? 'true' : undefined}
            className="facet link"
          >
            {only && (
              <span className="facet-box">
                <Icon name="check" className="size-4" />
              </span>
            )}
            {say.onlyDifferences}
          </PageLink>
        )}
      </div>
      <div className="grid gap-4">
        {left > 0 && <Note tone="warn">{say.tooMany(COMPARED_MAX, left)}</Note>}
        {unknown.length > 0 && <Note tone="warn">{say.unknown(unknown)}</Note>}
        {!isOneType && <Note>{say.otherTypes}</Note>}
        {parts.length === 1 && (
          <Note>
            <p>{say.another}</p>
            <PageLink to={`/shop?category=${parts[0]!.type.slug}`} className="link">
              {say.sameType(parts[0]!.type.name)}
            </PageLink>
          </Note>
        )}
        {parts.length > 0 ? (
          <CompareTable parts={parts} only={only} />
        ) : (
          <EmptyState
            title={say.nothing}
            action={
              <PageLink to="/shop" className={buttonClass({})}>
                {say.toShop}
              </PageLink>
            }
          >
            <p>{say.how}</p>
          </EmptyState>
        )}
      </div>
    </div>
  )
}
