import { useState } from 'react'
import * as words from '#common/words'
import { moveTo } from '../../web/cart.ts'
import { lineCar } from '../../web/cart-cars.ts'
import type { CartLine } from '../../web/cart-lines.ts'
import { OtherCarDialog } from './OtherCarDialog.tsx'

/** Says for which other car a line of the cart is. It joins what lies there for that car. */
export function MoveLine({ line: { part, quantity, car } }: { line: CartLine }) {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <button type="button" className="link py-1" onClick={() => setChoosing(true)}>
        {words.cart.page.move}
        <span className="sr-only">{`: ${part.name}`}</span>
      </button>
      <OtherCarDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        not={car ?? { car: 0 }}
        onChoose={(other) => {
          setChoosing(false)
          if (other) moveTo(part._id, { car, quantity }, lineCar(other))
        }}
      />
    </>
  )
}
