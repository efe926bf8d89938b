import * as words from '#common/words'
import type { PlannedStep, RepairLevel } from '#domain/repairs/schema'
import { useMoney } from '../../web/settings.ts'
import { AddInPlace } from '../cart/AddInPlace.tsx'
import { Badge } from '../Badge.tsx'
import { PageLink } from '../PageLink.tsx'
import { Unbroken } from '../Unbroken.tsx'
import { SquarePicture } from '../catalogue/SquarePicture.tsx'
import { Stock } from '../catalogue/Stock.tsx'
import { orderable } from '../../web/cart/orderable.ts'

const say = words.repairs

type Props = {
  step: PlannedStep
  line: RepairLevel['lines'][number]
  /** How many of it: what the job takes, or what was typed. */
  pieces: number
  isTaken: boolean
  onTurn: () => void
  /** Null: as many as the job takes. */
  onPieces: (pieces: number | null) => void
}

/** One part of a job: taken or left, how many, why, and whether it is there. It can also be added alone. */
export function RepairLine({ step, line: { part, isOfLevel, isThere }, pieces, isTaken, onTurn, onPieces }: Props) {
  const money = useMoney()
  const said = [step.amount && say.amount(step.amount), step.note, isOfLevel ? null : say.otherLevel]
  return (
    <li className="grid grid-cols-[auto_4rem_minmax(0,1fr)] items-start gap-3 border-b border-hair px-4 py-3 sm:grid-cols-[auto_5rem_minmax(0,1fr)_auto] sm:px-5 @max-[14rem]:grid-cols-1">
      <label className="grid min-h-11 min-w-8 cursor-pointer place-content-center self-stretch @max-[14rem]:justify-self-start">
        <input type="checkbox" className="check" checked={isTaken} disabled={!isThere} onChange={onTurn} />
        <span className="sr-only">{say.take(part.name)}</span>
      </label>
      <div className="overflow-hidden bg-plate @max-[14rem]:hidden">
        <SquarePicture src={part.img} sizes="5rem" />
      </div>
      <div className="min-w-0">
        <p className="text-[0.9375rem] text-ink-2">{part.brand.name}</p>
        <PageLink to={`/shop/${part._id}`} className="inline-block py-0.5 leading-snug font-semibold hover:text-signal">
          <Unbroken text={part.name} />
        </PageLink>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stock stock={part.stock} backOrder={part.backOrder} />
          {say.need[step.need] && <Badge>{say.need[step.need]}</Badge>}
          {step.oneTime && <Badge>{say.oneTime}</Badge>}
        </p>
        <p className="mt-1 text-[0.9375rem] text-ink-2">{said.filter(Boolean).join(' ')}</p>
        {orderable(part) !== 0 && (
          <div className="with-script mt-2 flex max-w-68 flex-wrap items-center gap-x-4 gap-y-1">
            <AddInPlace key={part._id} part={{ ...part, quantity: 1 }} pieces={pieces} onPieces={onPieces} />
          </div>
        )}
      </div>
      <p className="tabular flex items-baseline justify-end gap-3 max-sm:col-span-full sm:grid sm:gap-0 sm:text-right">
        <span className="text-ink-2">
          {say.pieces(pieces)} {money(part.price)}
        </span>
        <span className="head text-xl">{money(part.price * pieces)}</span>
      </p>
    </li>
  )
}
