import * as words from '#common/words'
import { LinkButton } from '../../LinkButton.tsx'

const say = words.many.chosen

type Props = {
  chosen: readonly string[]
  /** All that the list finds, as a search; null: no search finds just these parts, so they are chosen one by one. */
  found: { search: string; count: number } | null
}

/** What can be done with the parts that were chosen, or with all that a search finds. */
export function ChosenBar({ chosen, found }: Props) {
  if (chosen.length === 0 && !found) return null
  const which = new URLSearchParams(chosen.length > 0 ? { parts: chosen.join() } : { search: found!.search })
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center gap-3 print:hidden">
      <LinkButton to={`/dashboard/changeParts?${which}`} look="line" small>
        {chosen.length > 0 ? say.change(chosen.length) : say.all(found!.count)}
      </LinkButton>
      <LinkButton to={`/dashboard/partGrid?${which}`} look="line" small>
        {say.grid}
      </LinkButton>
      {chosen.length > 0 && (
        <p role="status" className="text-ink-2">
          {say.count(chosen.length)}
        </p>
      )}
    </div>
  )
}
