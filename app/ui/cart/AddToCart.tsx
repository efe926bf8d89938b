import { type MouseEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../Icon.tsx'
import { type ButtonLook, buttonClass } from '../Button.tsx'
import { PageLink } from '../PageLink.tsx'
import { useAskedAdd } from './asked-add.tsx'
import type { AskedPart } from './AskFit.tsx'
import * as words from '#common/words'
import type { BackOrder } from '#domain/catalogue/schema'
import { addPieces, lacking, readCart } from '../../web/cart/cart.ts'
import type { LineCar } from '../../web/cart/cart-cars.ts'
import { openCart } from '../../web/cart/cart-panel.ts'
import { rememberPrices } from '../../web/cart/cart-prices.ts'
import { currentSession } from '../../web/session.ts'
import { readVehicle } from '../../web/car/vehicle.ts'
import { orderable } from '../../web/cart/orderable.ts'

type Props = ButtonLook & {
  part: AskedPart & { _id: string; price: number; stock: number | null; backOrder?: BackOrder | undefined }
  /** At least so many lie in the cart afterwards: one for any car, several for the chosen car. */
  pieces?: number
  /** Among other parts: says which one to those who do not see it. */
  named?: boolean
  withIcon?: boolean
  /** A guest stays, and the cart opens: the page where a part is ordered would ask for a login first. */
  guestsStay?: boolean
  className?: string
}

/**
 * Puts a part into the cart, once however often it is pressed, and leads to where it is ordered, or opens the cart.
 * Asks first if the part may not fit the chosen car.
 */
export function AddToCart({
  part,
  pieces = 1,
  named = false,
  withIcon = false,
  guestsStay = false,
  className,
  ...look
}: Props) {
  const { _id, name } = part
  const to = `/singleProduct/${_id}`
  const navigate = useNavigate()
  const link = useRef<HTMLAnchorElement>(null)
  const stays = () => guestsStay && currentSession() === null
  const missing = (car?: LineCar | null) => (pieces === 1 ? 1 - (readCart()[_id] ?? 0) : lacking(_id, pieces, car))
  const done = () => {
    rememberPrices([part])
    if (!stays()) return void navigate(to)
    openCart(link.current)
  }
  const { add, dialog } = useAskedAdd(part, done, missing)
  /** Whether the shop is asked about the fit: a second press meanwhile puts in nothing more. */
  const isAsking = useRef(false)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (orderable(part) === 0) return
    link.current = event.currentTarget
    const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey
    const lacks = missing() > 0
    if (isNewTab || !(stays() || (lacks && readVehicle()))) {
      if (lacks) addPieces(_id, missing())
      rememberPrices([part])
      return
    }
    event.preventDefault()
    if (!lacks) return done()
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
        {pieces === 1 ? words.cart.add : words.cart.addAll(pieces)}
        {named && <span className="sr-only">{`: ${name}`}</span>}
      </PageLink>
      {dialog}
    </>
  )
}
