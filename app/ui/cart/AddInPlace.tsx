import { type MouseEvent, useId, useRef, useState } from 'react'
import * as words from '#common/words'
import type { BackOrder } from '#domain/catalogue/schema'
import { addPieces, lacking, MOST_PIECES, readCart } from '../../web/cart/cart.ts'
import type { LineCar } from '../../web/cart/cart-cars.ts'
import { openCart } from '../../web/cart/cart-panel.ts'
import { rememberPrices } from '../../web/cart/cart-prices.ts'
import { useIsHydrated } from '../../web/page/hydrated.ts'
import { buttonClass } from '../Button.tsx'
import { PageLink } from '../PageLink.tsx'
import { useAskedAdd } from './asked-add.tsx'
import { TypedQuantity } from './TypedQuantity.tsx'
import { orderable } from '../../web/cart/orderable.ts'

type Props = {
  part: {
    _id: string
    name: string
    stock: number | null
    backOrder?: BackOrder | undefined
    price: number
    quantity: number
  }
  /** What stands in the field at first. */
  pieces?: number
  /** Told of each number in the field; null: what is typed is none that can be ordered. */
  onPieces?: (pieces: number | null) => void
}

const isNewTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey

/**
 * In a list: puts as many pieces as are typed into the cart, which opens beside the list; the list stays. Where a car needs
 * several, those are offered too. Without script the links lead to where the part is ordered.
 */
export function AddInPlace({ part, pieces: first = 1, onPieces }: Props) {
  const { _id, name, quantity } = part
  const stock = orderable(part)
  const to = `/singleProduct/${_id}`
  const most = Math.min(stock ?? MOST_PIECES, MOST_PIECES)
  const isHydrated = useIsHydrated()
  const [typed, setTyped] = useState(String(first))
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  const button = useRef<HTMLDivElement>(null)
  /** What was pressed, and how many pieces it adds for a car; the shop may be asked about the fit meanwhile. */
  const pressed = useRef<{ link: HTMLElement | null; pieces: (car?: LineCar | null) => number } | null>(null)
  const done = () => {
    rememberPrices([part])
    openCart(pressed.current?.link ?? null)
    setTyped(String(first))
  }
  const { add, dialog } = useAskedAdd(part, done, (car) => pressed.current!.pieces(car))
  const isAsking = useRef(false)

  const isWithin = (pieces: number) => Number.isInteger(pieces) && pieces >= 1 && pieces <= most
  const wantedProblem = (pieces: number): string | null => {
    if (!Number.isInteger(pieces) || pieces < 1) return words.cart.numberFrom1To(most)
    const inCart = readCart()[_id] ?? 0
    return inCart + pieces > most ? words.cart.noRoom(stock, MOST_PIECES, inCart) : null
  }
  const put = (link: HTMLElement | null, pieces: (car?: LineCar | null) => number) => {
    if (isAsking.current) return
    pressed.current = { link, pieces }
    isAsking.current = true
    void add().finally(() => {
      isAsking.current = false
    })
  }
  const addTyped = (link: HTMLElement | null) => {
    const pieces = Number(typed)
    const wrong = wantedProblem(pieces)
    setProblem(wrong)
    if (!wrong) put(link, () => pieces)
  }
  const addNeeded = (link: HTMLElement) => {
    const missing = lacking(_id, quantity)
    const wrong = missing > 0 ? wantedProblem(missing) : null
    setProblem(wrong)
    if (wrong) return
    if (missing > 0) put(link, (car) => lacking(_id, quantity, car))
    else openCart(link)
  }
  const press = (event: MouseEvent<HTMLAnchorElement>, act: (link: HTMLElement) => void, pieces: number) => {
    if (isNewTab(event)) return wantedProblem(pieces) ? undefined : addPieces(_id, pieces)
    event.preventDefault()
    act(event.currentTarget)
  }
  const among = <span className="sr-only">{`: ${name}`}</span>
  return (
    <>
      <div ref={button} className="add-typed">
        {isHydrated && (
          <TypedQuantity
            name={name}
            value={typed}
            most={most}
            problemId={problem ? problemId : undefined}
            onChange={(value) => {
              setTyped(value)
              setProblem(null)
              onPieces?.(isWithin(Number(value)) ? Number(value) : null)
            }}
            onEnter={() => addTyped(button.current!.querySelector('a'))}
          />
        )}
        <PageLink
          to={to}
          onClick={(event) => press(event, addTyped, Number(typed))}
          className={buttonClass({ look: 'line', small: true })}
        >
          {words.cart.add}
          {among}
        </PageLink>
      </div>
      {problem && (
        <p id={problemId} role="alert" className="w-full text-[0.9375rem] font-semibold text-bad">
          {problem}
        </p>
      )}
      {quantity > 1 && (stock === null || stock >= quantity) && (
        <PageLink
          to={to}
          onClick={(event) => press(event, addNeeded, lacking(_id, quantity))}
          className="link card-needed"
        >
          {words.cart.addAll(quantity)}
          {among}
        </PageLink>
      )}
      {dialog}
    </>
  )
}
