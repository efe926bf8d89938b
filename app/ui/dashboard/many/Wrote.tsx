import * as words from '#common/words'
import type { RunChange } from '#domain/runs/schema'
import { Badge } from '../../Badge.tsx'
import { ValueText } from './ValueText.tsx'

const say = words.many.run

/** "Price: $40, then $60", and what became of it since. */
export function Wrote({ change: { field, before, after, undone } }: { change: RunChange }) {
  const name = words.many.fields[field] ?? field
  return (
    <li className="[overflow-wrap:anywhere]">
      {field === 'added' ? (
        name
      ) : (
        <>
          <span className="text-ink-2">{name}: </span>
          <ValueText field={field} value={before} />
          <span className="text-ink-2">{say.next}</span>
          <ValueText field={field} value={after} />
        </>
      )}{' '}
      {undone && <Badge tone={undone === 'restored' ? 'plain' : 'warn'}>{say.states[undone]}</Badge>}
    </li>
  )
}
