import { Link } from 'react-router'
import { overview } from '#common/words'
import type { FetchTrouble } from '#domain/supply/schema'
import { Badge } from '../../Badge.tsx'

const say = overview.file

/** Files of suppliers that cannot be fetched, and fetched ones that wait for a decision. */
export function FetchTroubles({ troubles }: { troubles: readonly FetchTrouble[] }) {
  return (
    <ul className="divide-y divide-hair">
      {troubles.map(({ supplier, file, why }) => (
        <li key={file?.id ?? supplier.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
          <Link
            to={file ? `/dashboard/imports/${file.id}` : `/dashboard/suppliers/${supplier.id}`}
            className="link min-w-0 max-sm:flex-1 [overflow-wrap:anywhere]"
          >
            {file ? `${supplier.name}, ${file.fileName}` : supplier.name}
          </Link>
          <span className="text-ink-2 max-sm:order-last max-sm:basis-full sm:min-w-44 sm:flex-1">{why}</span>
          <Badge tone={file ? 'warn' : 'bad'}>{file ? say.waits : say.failed}</Badge>
        </li>
      ))}
    </ul>
  )
}
