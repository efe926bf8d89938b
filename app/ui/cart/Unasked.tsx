import { useState } from 'react'
import { verdict as words } from '#common/words'
import { moveTo } from '../../web/cart.ts'
import { type CarPieces, lineCar } from '../../web/cart-cars.ts'
import { Button } from '../Button.tsx'
import { OtherCarDialog } from './OtherCarDialog.tsx'

type Props = { part: { _id: string; name: string }; pieces: { car: CarPieces; quantity: number } }

/** On a line that its buyer was not asked about yet: it was checked, or is for another car. */
export function Unasked({ part, pieces }: Props) {
  const [choosing, setChoosing] = useState(false)
  const { quantity: _quantity, ...car } = pieces.car
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="line" small onClick={() => moveTo(part._id, pieces, { ...car, knows: true })}>
        {words.ask.checked}
        <span className="sr-only">: {part.name}</span>
      </Button>
      <Button look="line" small onClick={() => setChoosing(true)}>
        {words.ask.other}
        <span className="sr-only">: {part.name}</span>
      </Button>
      <OtherCarDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        not={car}
        onChoose={(other) => {
          setChoosing(false)
          if (other) moveTo(part._id, pieces, lineCar(other))
        }}
      />
    </div>
  )
}
