import { Link } from 'react-router'
import { whole } from '#common/format'
import type { LoggedSearch, RuleKind, SearchListName } from '#domain/finding/schema'
import { searches as say } from '#common/words'
import { Button } from '../../Button.tsx'
import { Table } from '../Table.tsx'

type Props = {
  show: SearchListName
  items: readonly LoggedSearch[]
  onTeach: (kind: RuleKind, words: string, q: string) => void
}

const KINDS = Object.keys(say.kinds) as RuleKind[]

/** One list of the log of searches, each with the ways to teach the search box what it means. */
export function LoggedSearches({ show, items, onTeach }: Props) {
  const heads = [
    { label: say.heads[show] },
    { label: say.heads.searches, end: true },
    { label: say.heads.inVain, end: true },
    { label: say.heads.found, end: true },
    { label: say.heads.actions, end: true },
  ]
  const rows = items.map((one) => ({
    key: one.words,
    cells: [
      <What key="what" search={one} />,
      whole(one.searches),
      whole(one.nothing),
      whole(one.found),
      <span key="teach" className="inline-flex flex-wrap gap-2 md:justify-end">
        {KINDS.map((kind) => (
          <Button
            key={kind}
            look="line"
            small
            aria-label={say.teach(kind, one.words)}
            onClick={() => onTeach(kind, one.words, one.typed[0] ?? one.words)}
          >
            {say.kinds[kind]}
          </Button>
        ))}
      </span>,
    ],
  }))
  return <Table label={say.lists[show]} heads={heads} rows={rows} />
}

function What({ search: { words, typed, readAs } }: { search: LoggedSearch }) {
  const means = readAs.map((one) => one.means).join(', ')
  return (
    <span className="block min-w-0 [overflow-wrap:anywhere]">
      <Link to={`/shop?${new URLSearchParams({ q: typed[0] ?? words })}`} className="link font-semibold">
        {words}
      </Link>
      <span className="block text-[0.9375rem] text-ink-2">
        {typed.length > 0 ? say.typed(typed.join('; ')) : means ? say.readAs(means) : say.notRead}
      </span>
    </span>
  )
}
