import { type MouseEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from './Icon.tsx'
import { LinkButton } from './LinkButton.tsx'
import type { ButtonLook } from './Button.tsx'
import { useAskedAdd } from './cart/asked-add.tsx'
import { addOne, readCart } from '../web/cart.ts'
import { readVehicle } from '../web/vehicle.ts'

type Props = ButtonLook & {
  part: { _id: string; name: string; stock: number | null }
  /** Among other parts: says which one to those who do not see it. */
  named?: boolean
  withIcon?: boolean
  className?: string
}

/**
 * Puts a part into the cart, once however often it is pressed, and leads to where it is ordered. One that may not fit the
 * chosen car is asked about first.
 */
export function AddToCart({ part, named = false, withIcon = false, ...look }: Props) {
  const { _id, name, stock } = part
  const to = `/singleProduct/${_id}`
  const navigate = useNavigate()
  const { add, dialog } = useAskedAdd(part, () => void navigate(to))
  /** Whether the shop is asked about the fit: a second press meanwhile puts in nothing more. */
  const isAsking = useRef(false)
  const press = (event: MouseEvent) => {
    if (readCart()[_id] || stock === 0) return
    if (!readVehicle() || event.ctrlKey || event.metaKey || event.shiftKey) return addOne(_id)
    event.preventDefault()
    if (isAsking.current) return
    isAsking.current = true
    void add().finally(() => {
      isAsking.current = false
    })
  }
  return (
    <>
      <LinkButton to={to} onClick={press} {...look}>
        {withIcon && <Icon name="cart" />}
        ADD TO CART{named && <span className="sr-only">{`: ${name}`}</span>}
      </LinkButton>
      {dialog}
    </>
  )
}
