import { Icon } from './Icon.tsx'
import { LinkButton } from './LinkButton.tsx'
import type { ButtonLook } from './Button.tsx'
import { addOne, readCart } from '../web/cart.ts'

type Props = ButtonLook & {
  part: { _id: string; name: string; stock: number | null }
  /** Among other parts: says which one to those who do not see it. */
  named?: boolean
  withIcon?: boolean
  className?: string
}

/** Puts a part into the cart, once however often it is pressed, and leads to where it is ordered. */
export function AddToCart({ part: { _id, name, stock }, named = false, withIcon = false, ...look }: Props) {
  const add = () => {
    if (!readCart()[_id] && stock !== 0) addOne(_id)
  }
  return (
    <LinkButton to={`/singleProduct/${_id}`} onClick={add} {...look}>
      {withIcon && <Icon name="cart" />}
      ADD TO CART{named && <span className="sr-only">{`: ${name}`}</span>}
    </LinkButton>
  )
}
