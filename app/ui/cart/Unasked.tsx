import { lazy, Suspense, useState } from 'react'
import { verdict as words } from '#common/words'
import { moveTo } from '../../web/cart.ts'
import { type CarPieces, lineCar } from '../../web/cart-cars.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'

const OtherCar = lazy(() => import('./OtherCar.tsx').then(({ OtherCar: component }) => ({ default: component })))

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
      <Dialog open={choosing} onClose={() => setChoosing(false)} title={words.ask.which}>
        <Suspense>
          <OtherCar
            not={car}
            onChoose={(other) => {
              setChoosing(false)
              if (other) moveTo(part._id, pieces, lineCar(other))
            }}
          />
        </Suspense>
      </Dialog>
    </div>
  )
}
