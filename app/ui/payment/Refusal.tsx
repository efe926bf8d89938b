import { payment } from '#common/words'
import { Note } from '../Note.tsx'

/** What is wrong with the card; `at`, in ms, when it was tried and refused, and not only mistyped. */
export type Refused = { text: string; at?: number }

export function Refusal({ problem, holdUntil }: { problem: Refused | null; holdUntil: string | null | undefined }) {
  if (!problem) return null
  const { text, at } = problem
  return (
    <Note tone="bad" live>
      <p className="font-semibold text-bad">{text}</p>
      {at !== undefined && <p>{payment.card.notCharged(minutesHeld(holdUntil, at))}</p>}
    </Note>
  )
}

const minutesHeld = (until: string | null | undefined, at: number): number =>
  until ? Math.floor((Date.parse(until) - at) / 60_000) : 0
