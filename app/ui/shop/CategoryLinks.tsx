import { Link } from 'react-router'
import { whole } from '#common/format'

/** Part groups with counts, each leading into the shop. */
export function CategoryLinks({ groups }: { groups: { to: string; label: string; count: number }[] }) {
  return (
    <ul className="grid pt-px pl-px sm:grid-cols-2 lg:grid-cols-4">
      {groups.map(({ to, label, count }) => (
        <li key={to} className="-mt-px -ml-px border border-hair">
          <Link to={to} className="flex min-h-12 items-center justify-between gap-3 bg-surface px-4 hover:text-signal">
            <span className="font-semibold">{label}</span>
            <span className="tabular text-ink-2">{whole(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
