import { Link } from 'react-router'

/** Two or more views of one list, each an address of its own. */
export function Tabs({
  label,
  tabs,
}: {
  label: string
  tabs: readonly { to: string; label: string; here: boolean }[]
}) {
  return (
    <nav aria-label={label} className="mb-5 flex flex-wrap gap-1 border-b border-hair print:hidden">
      {tabs.map(({ to, label: text, here }) => (
        <Link
          key={to}
          to={to}
          aria-current={here ? 'page' : undefined}
          className="label -mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 hover:text-signal aria-[current=page]:border-accent"
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
