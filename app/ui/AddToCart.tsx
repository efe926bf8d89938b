import { type MouseEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from './Icon.tsx'
import { type ButtonLook, buttonClass } from './Button.tsx'
import { PageLink } from './PageLink.tsx'
import { useAskedAdd } from './cart/asked-add.tsx'
import type { AskedPart } from './cart/AskFit.tsx'
import * as words from '#common/words'
import type { BackOrder } from '#domain/catalogue/schema'
import { addPieces, lacking, readCart } from '../web/cart.ts'
import type { LineCar } from '../web/cart-cars.ts'
import { readVehicle } from '../web/vehicle.ts'
import { orderable } from '../web/orderable.ts'

type Props = ButtonLook & {
  part: AskedPart & { _id: string; stock: number | null; backOrder?: BackOrder | undefined }
  /** So many lie in the cart afterwards, or more: of one in all, of several for the chosen car. */
  pieces?: number
  /** Among other parts: says which one to those who do not see it. */
  named?: boolean
  withIcon?: boolean
  className?: string
}

/**
 * Puts a part into the cart, the same however often it is pressed, and leads to where it is ordered. One that may not fit the
 * chosen car is asked about first.
 */
export function AddToCart({ part, pieces = 1, named = false, withIcon = false, className, ...look }: Props) {
  const { _id, name } = part
  const to = `/singleProduct/${_id}`
  const navigate = useNavigate()
  const missing = (car?: LineCar | null) => (pieces === 1 ? 1 - (readCart()[_id] ?? 0) : lacking(_id, pieces, car))
  const { add, dialog } = useAskedAdd(part, () => void navigate(to), missing)
  /** Whether the shop is asked about the fit: a second press meanwhile puts in nothing more. */
  const isAsking = useRef(false)
  const press = (event: MouseEvent) => {
    if (missing() <= 0 || orderable(part) === 0) return
    if (!readVehicle() || event.ctrlKey || event.metaKey || event.shiftKey) return addPieces(_id, missing())
    event.preventDefault()
    if (isAsking.current) return
    isAsking.current = true
    void add().finally(() => {
      isAsking.current = false
    })
  }
  return (
    <>
      <PageLink to={to} onClick={press} className={buttonClass(look, className)}>
        {withIcon && <Icon name="cart" />}
        {pieces === 1 ? 'ADD TO CART' : words.cart.addAll(pieces)}
        {named && <span className="sr-only">{`: ${name}`}</span>}
      </PageLink>
      {dialog}
    </>
  )
}
