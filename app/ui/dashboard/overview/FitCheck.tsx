import { dayOfYear, whole } from '#common/format'
import type { FaultKind, FitmentCheck } from '#domain/fitment/schema'
import { Badge } from '../../Badge.tsx'

const FAULTS: Record<FaultKind, string> = {
  contradiction: 'Parts for one place of a car that contradict each other',
  'engine-not-there': 'Parts for an engine that the model does not have',
  'engine-part-of-electric': 'Engine parts for electric cars',
  'outside-years': 'Parts for years in which the model was not made',
  'no-question': 'Conditions that nobody is asked for',
  'fits-nothing': 'Parts that fit no vehicle',
}

/** What the last check of all fits found wrong, each kind with its count and some examples. */
export function FitCheck({ check }: { check: FitmentCheck | null }) {
  if (!check) return <p className="text-ink-2">Not checked yet. A check runs every night.</p>
  const wrong = check.faults.filter(({ count }) => count > 0)
  return (
    <>
      <p className="text-ink-2">
        {wrong.length === 0 ? 'Nothing contradicts itself.' : 'Customers may be told something wrong of these.'} Checked
        on {dayOfYear(check.checkedAt)}.
      </p>
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
