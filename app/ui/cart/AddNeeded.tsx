import { AddToCart } from '../AddToCart.tsx'
import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<typeof AddToCart>, 'look'> & {
  part: { _id: string; name: string; stock: number | null; quantity: number }
}

/** Of a part of which a car needs several: adds that many at once, if they are there. */
export function AddNeeded({ part, ...rest }: Props) {
  const { quantity, stock } = part
  if (quantity < 2 || (stock !== null && stock < quantity)) return null
  return <AddToCart part={part} pieces={quantity} named {...rest} />
}
