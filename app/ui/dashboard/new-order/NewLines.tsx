import * as words from '#common/words'
import { MOST_PIECES } from '../../../web/cart/cart.ts'
import type { Quoted } from '../../../web/cart/quote.ts'
import { useMoney } from '../../../web/settings.ts'
import { Button } from '../../Button.tsx'
import { PartNumber } from '../../catalogue/PartNumber.tsx'
import type { NewLine } from '../../order/new-line.ts'

const say = words.newOrder.parts

type Props = { lines: readonly NewLine[]; quoted: Quoted; onChange: (lines: readonly NewLine[]) => void }

/** The parts of the order, each with its quantity, what it costs, and what is wrong with it. */
export function NewLines({ lines, quoted, onChange }: Props) {
  const money = useMoney()
  const set = (line: NewLine, typed: string) => {
    const quantity = Math.min(Math.max(Math.trunc(Number(typed)) || 1, 1), MOST_PIECES)
    onChange(lines.map((other) => (other === line ? { ...line, quantity } : other)))
  }
  return (
    <ul>
      {lines.map((line) => {
        const { part, quantity } = line
        const told = quoted.lineOf({ part: part._id, quantity, car: null })
        return (
          <li key={part._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hair py-3">
            <span className="min-w-48 flex-1">
              <span className="block leading-snug font-semibold">{part.name}</span>
              <PartNumber>{part.number}</PartNumber>
              {told?.problem && (
                <span role="alert" className="block font-semibold text-bad">
                  {told.problem === 'too-few' ? words.cart.panel.fewer(told.left!) : words.cart.panel.soldOut}
                </span>
              )}
            </span>
            <input
              type="number"
              min={1}
              max={MOST_PIECES}
              aria-label={say.quantity(part.name)}
              className="input w-20"
              value={quantity}
              onChange={({ target }) => set(line, target.value)}
              onFocus={({ target }) => target.select()}
            />
            <span className="tabular w-24 text-right">
              {told?.amount !== undefined ? money(told.amount) : !told?.problem && '…'}
            </span>
            <Button
              look="line"
              small
              aria-label={say.remove(part.name)}
              onClick={() => onChange(lines.filter((other) => other !== line))}
            >
              {say.removeIt}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
