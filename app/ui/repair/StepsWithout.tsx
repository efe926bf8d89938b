import * as words from '#common/words'
import type { PlannedStep } from '#domain/repairs/schema'
import { Badge } from '../Badge.tsx'
import { stepName } from './step-name.ts'

const say = words.repairs

function why({ state, reasons }: PlannedStep, hasQuestion: boolean): string | null {
  if (state === 'open') return (hasQuestion ? say.missing.open : say.missing.openWithout)(reasons)
  if (state === 'unknown') return say.missing.unknown(reasons)
  return state === 'none' ? say.missing.none : null
}

type Props = { steps: PlannedStep[]; hasCar: boolean; hasQuestion: boolean }

/** What the job takes and no part is offered for, each with the reason; without a car all of it. */
export function StepsWithout({ steps, hasCar, hasQuestion }: Props) {
  const without = steps.filter(({ state }) => state !== 'found')
  if (without.length === 0) return null
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="mb-2 text-2xl">
        {hasCar ? say.notThere : say.needs}
      </h2>
      <ul className="border-t border-hair">
        {without.map((step) => (
          <li key={`${step.type.slug} ${step.position}`} className="border-b border-hair py-2.5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{stepName(step)}</span>
              {say.need[step.need] && <Badge>{say.need[step.need]}</Badge>}
              {step.oneTime && <Badge>{say.oneTime}</Badge>}
            </p>
            <p className="text-ink-2">{[why(step, hasQuestion), step.note].filter(Boolean).join(' ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
