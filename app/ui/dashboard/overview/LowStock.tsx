import { Link } from 'react-router'
import { overview } from '#common/words'
import type { Overview } from '#domain/overview/schema'
import { Badge } from '../../Badge.tsx'

const say = overview.lowStock

/** The parts that run out, with what is left of each. */
export function LowStock({ parts }: { parts: readonly Overview['lowStock'][number][] }) {
  if (parts.length === 0) return <p className="text-ink-2">{say.none}</p>
  return (
    <ul className="divide-y divide-hair">
      {parts.map((part) => (
        <li key={part._id} className="flex items-baseline justify-between gap-3 py-1.5">
          <Link to={`/dashboard/updateParts/${part._id}`} className="link min-w-0">
            {part.name}
          </Link>
          <span className="flex-none whitespace-nowrap">
            <Badge tone={part.stock === 0 ? 'bad' : 'warn'}>
              {part.stock === 0 ? say.soldOut : say.left(part.stock)}
            </Badge>
          </span>
        </li>
      ))}
    </ul>
  )
}
