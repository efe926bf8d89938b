import { verdict as words } from '#common/words'
import { moveTo } from '../../web/cart/cart.ts'
import type { CarPieces } from '../../web/cart/cart-cars.ts'
import { Button, buttonClass } from '../Button.tsx'
import { goOnAt } from './go-on-at.ts'
import { MoveLine } from './MoveLine.tsx'

type Props = { part: { _id: string; name: string }; pieces: { car: CarPieces; quantity: number } }

/** On a line that its buyer was not asked about yet: it was checked, or is for another car. */
export function Unasked({ part, pieces }: Props) {
  const { quantity: _quantity, ...car } = pieces.car
  const check = () => {
    goOnAt(part._id, car)
    moveTo(part._id, pieces, { ...car, knows: true })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="line" small onClick={check}>
        {words.ask.checked}
        <span className="sr-only">: {part.name}</span>
      </Button>
      <MoveLine part={part} pieces={pieces} className={buttonClass({ look: 'line', small: true })}>
        {words.ask.other}
      </MoveLine>
    </div>
  )
}
