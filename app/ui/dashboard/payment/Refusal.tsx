import { Note } from '../../Note.tsx'

/** What is wrong with the card; `at`, in ms, when it was tried and refused, and not only mistyped. */
export type Refused = { text: string; at?: number }

export function Refusal({ problem, holdUntil }: { problem: Refused | null; holdUntil: string | null | undefined }) {
  if (!problem) return null
  const { text, at } = problem
  return (
    <Note tone="bad" live>
      <p className="font-semibold text-bad">{text}</p>
      {at !== undefined && <p>Nothing was charged. Try another card{stillHeld(holdUntil, at)}.</p>}
    </Note>
  )
}

function stillHeld(until: string | null | undefined, at: number): string {
  const minutes = until ? Math.floor((Date.parse(until) - at) / 60_000) : 0
  return minutes > 0 ? `; your parts stay set aside for ${minutes} min` : ''
}
