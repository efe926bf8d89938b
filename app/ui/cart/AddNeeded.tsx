import { AddToCart } from './AddToCart.tsx'
import type { ComponentProps } from 'react'
import { orderable } from '../../web/cart/orderable.ts'

type Added = ComponentProps<typeof AddToCart>
type Props = Pick<Added, 'look' | 'guestsStay'> & { part: Added['part'] & { quantity: number } }

/** Of a part of which a car needs several: adds that many at once, if they are there. */
export function AddNeeded({ part, ...rest }: Props) {
  const { quantity } = part
  const stock = orderable(part)
  if (quantity < 2 || (stock !== null && stock < quantity)) return null
  return <AddToCart part={part} pieces={quantity} named {...rest} />
}
