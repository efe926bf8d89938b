import { dayOfYear, whole } from '#common/format'
import { overview } from '#common/words'
import type { FaultKind, FitmentCheck } from '#domain/fitment/schema'
import { Badge } from '../../Badge.tsx'

const say = overview.fit
const FAULTS: Record<FaultKind, string> = say.faults

/** What the last check of all fits found wrong, each kind with its count and some examples. */
export function FitCheck({ check }: { check: FitmentCheck | null }) {
  if (!check) return <p className="text-ink-2">{say.notYet}</p>
  const wrong = check.faults.filter(({ count }) => count > 0)
  return (
    <>
      <p className="text-ink-2">{say.checked(wrong.length === 0, dayOfYear(check.checkedAt))}</p>
      {wrong.length > 0 && (
        <ul className="mt-2 divide-y divide-hair">
          {wrong.map(({ kind, count, samples }) => (
            <li key={kind} className="py-1.5">
              <details>
                <summary className="flex cursor-pointer items-baseline justify-between gap-3">
                  {FAULTS[kind]}
                  <Badge tone="warn">{whole(count)}</Badge>
                </summary>
                <ul className="mt-1 grid gap-1 text-sm text-ink-2">
                  {samples.map((sample) => (
                    <li key={sample}>{sample}</li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
