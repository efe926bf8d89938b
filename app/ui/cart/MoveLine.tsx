import { useState } from 'react'
import { moveTo } from '../../web/cart/cart.ts'
import { type LineCar, lineCar } from '../../web/cart/cart-cars.ts'
import { goOnAt } from './go-on-at.ts'
import { OtherCarDialog } from './OtherCarDialog.tsx'

type Props = {
  part: { _id: string; name: string }
  pieces: { car: LineCar; quantity: number }
  className: string
  children: string
}

/** Says for which other car a line of the cart is. It joins what lies there for that car. */
export function MoveLine({ part, pieces, className, children }: Props) {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setChoosing(true)}>
        {children}
        <span className="sr-only">: {part.name}</span>
      </button>
      <OtherCarDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        not={pieces.car}
        onChoose={(other) => {
          setChoosing(false)
          if (!other) return
          goOnAt(part._id, lineCar(other))
          moveTo(part._id, pieces, lineCar(other))
        }}
      />
    </>
  )
}
