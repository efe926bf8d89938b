import { Link } from 'react-router'
import { whole } from '#common/format'

type Group = { label: string; types: { slug: string; label: string; count: number }[] }

/** Part types by family, each with its count and leading into the shop; `shop`: the address that the type is added to. */
export function TypeLinks({ groups, shop }: { groups: Group[]; shop: string }) {
  return (
    <div className="gap-x-8 sm:columns-2 lg:columns-4">
      {groups.map(({ label, types }) => (
        <section key={label} className="mb-6 break-inside-avoid">
          <h3 className="border-b border-hair pb-1 text-xl">{label}</h3>
          <ul>
            {types.map(({ slug, label: type, count }) => (
              <li key={slug}>
                <Link
                  to={`${shop}&category=${slug}`}
                  className="flex min-h-9 items-center justify-between gap-3 hover:text-signal"
                >
                  {type}
                  <span className="tabular text-ink-2">{whole(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
