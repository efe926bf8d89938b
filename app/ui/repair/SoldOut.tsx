import * as words from '#common/words'
import type { RepairLevel, RepairPlan } from '#domain/repairs/schema'
import { Icon } from '../Icon.tsx'
import { PageLink } from '../PageLink.tsx'
import { stepName } from './step-name.ts'

const say = words.repairs

type Props = {
  plan: Pick<RepairPlan, 'steps' | 'levels'>
  level: RepairLevel
  onChoose: (level: RepairLevel) => void
  /** The page with that level chosen. */
  hrefOf: (level: RepairLevel) => string
  /** All parts of a type for the page's car. */
  listOf: (type: string) => string
}

/** What a price level lacks, each with the levels that have it, or with all the car's parts of its type. */
export function SoldOut({ plan: { steps, levels }, level, onChoose, hrefOf, listOf }: Props) {
  if (level.soldOut.length === 0) return null
  return (
    <ul className="grid gap-2 border-b border-hair bg-signal-wash px-4 py-3 sm:px-5">
      {level.soldOut.map(({ step, levels: others }) => {
        const { part, quantity } = level.lines.find((line) => line.step === step)!
        const { type } = steps[step]!
        return (
          <li key={step} className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <span className="font-semibold">
              <Icon name="info" className="mr-1.5 inline size-4 text-warn" />
              {say.soldOut.text(stepName(steps[step]!), part.stock, quantity)}
            </span>
            {levels
              .filter((one) => others.includes(one.level))
              .map((one) => (
                <a
                  key={one.level}
                  href={hrefOf(one)}
                  rel="nofollow"
                  className="link"
                  onClick={(event) => {
                    event.preventDefault()
                    onChoose(one)
                  }}
                >
                  {say.soldOut.atLevel(say.levels[one.level])}
                </a>
              ))}
            {others.length === 0 && (
              <PageLink to={listOf(type.slug)} rel="nofollow" className="link">
                {say.soldOut.list(type.name)}
              </PageLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
