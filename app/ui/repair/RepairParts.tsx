import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#common/words'
import type { RepairLevel, RepairPlan } from '#domain/repairs/schema'
import { addAtLeast } from '../../web/cart/cart.ts'
import type { LineCar } from '../../web/cart/cart-cars.ts'
import { openCart } from '../../web/cart/cart-panel.ts'
import { rememberPrices } from '../../web/cart/cart-prices.ts'
import { currentSession } from '../../web/session.ts'
import { useShop } from '../../web/settings.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { Price } from '../catalogue/Price.tsx'
import { LevelChoice } from './LevelChoice.tsx'
import { RepairLine } from './RepairLine.tsx'
import { SoldOut } from './SoldOut.tsx'
import { stepName } from './step-name.ts'

const say = words.repairs

type Props = {
  plan: Pick<RepairPlan, 'steps' | 'levels'>
  car: LineCar | null
  /** The level that the address names. */
  named: string | null
  /** The page with that level chosen. */
  hrefOf: (level: RepairLevel) => string
  /** All parts of a type for the page's car. */
  listOf: (type: string) => string
}

/** The middle one of those that have all parts; where none has, of all. */
function middleOf(levels: readonly RepairLevel[]): RepairLevel {
  const whole = levels.filter(({ soldOut }) => soldOut.length === 0)
  const some = whole.length > 0 ? whole : levels
  return some[Math.floor((some.length - 1) / 2)]!
}

/**
 * The price levels of a job; what is taken of the chosen one goes into the cart at once, for the page's car. A guest stays, and
 * the cart opens: the page where a part is ordered would ask for a login first.
 */
export function RepairParts({ plan, car, named, hrefOf, listOf }: Props) {
  const { steps, levels } = plan
  const navigate = useNavigate()
  const { deliveryDays, shipsBySettings } = useShop()
  const [level, setLevel] = useState(levels.find((one) => one.level === named) ?? middleOf(levels))
  /** Steps that are taken or left against what the job proposes. */
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  const isTaken = ({ step, isThere }: RepairLevel['lines'][number]) =>
    isThere && (steps[step]!.need !== 'tool') !== turned.has(step)
  const turn = (step: number) => setTurned((now) => now.symmetricDifference(new Set([step])))
  /** Part → how many of it, where that was typed. */
  const [typed, setTyped] = useState<ReadonlyMap<string, number | null>>(new Map())
  const piecesOf = ({ part, quantity }: RepairLevel['lines'][number]) => typed.get(part._id) ?? quantity
  const taken = level.lines.filter(isTaken)
  const addAll = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    addAtLeast(Object.fromEntries(taken.map((line) => [line.part._id, piecesOf(line)])), car)
    if (currentSession() === null) {
      rememberPrices(taken.map(({ part }) => part))
      return openCart(currentTarget)
    }
    void navigate(`/singleProduct/${taken[0]!.part._id}`)
  }
  return (
    <section aria-label={say.needs} className="border border-ink bg-surface">
      {levels.length > 1 && <LevelChoice levels={levels} chosen={level} onChoose={setLevel} hrefOf={hrefOf} />}
      <SoldOut plan={plan} level={level} onChoose={setLevel} hrefOf={hrefOf} listOf={listOf} />
      <ul className="@container">
        {level.lines.map((line) => (
          <RepairLine
            key={line.step}
            step={steps[line.step]!}
            line={line}
            pieces={piecesOf(line)}
            isTaken={isTaken(line)}
            onTurn={() => turn(line.step)}
            onPieces={(pieces) => setTyped((now) => new Map(now).set(line.part._id, pieces))}
          />
        ))}
      </ul>
      <div className="sticky low:static bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-ink bg-surface px-[min(1rem,5vw)] py-3 sm:px-5">
        <div>
          <p className="flex flex-wrap items-baseline gap-x-3" aria-live="polite">
            <Price amount={taken.reduce((sum, line) => sum + line.part.price * piecesOf(line), 0)} />
            <span className="text-ink-2">{say.sum(taken.reduce((sum, line) => sum + piecesOf(line), 0))}</span>
          </p>
          {level.soldOut.length > 0 && (
            <p className="font-semibold">
              {say.soldOut.without(level.soldOut.map(({ step }) => stepName(steps[step]!)))}
            </p>
          )}
          {taken.length > 0 && shipsBySettings && (
            <p className="text-[0.9375rem] text-ink-2">{say.arrives(deliveryDays)}</p>
          )}
        </div>
        <p className="without-script">{say.withoutScript}</p>
        <Button look="signal" onClick={addAll} disabled={taken.length === 0} className="with-script max-sm:w-full">
          <Icon name="cart" />
          {say.add}
        </Button>
      </div>
    </section>
  )
}
