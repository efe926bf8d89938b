import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { CART_KEY } from '#common/constants'
import * as words from '#common/words'
import { addPieces, takeLine } from '../../web/cart/cart.ts'
import { lineKey } from '../../web/cart/cart-cars.ts'
import type { CartLine } from '../../web/cart/cart-lines.ts'
import { cartNote, closeCart, useCartIsOpen } from '../../web/cart/cart-panel.ts'
import { useDestination } from '../../web/cart/destination.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { Loading } from '../Loading.tsx'
import { NoCar } from './NoCar.tsx'
import { PanelLine } from './PanelLine.tsx'
import { QuoteSums } from './QuoteSums.tsx'
import { useTakenOut } from './use-taken-out.tsx'
import { useToldCart } from './use-told-cart.ts'
import { WayOn } from './WayOn.tsx'

const say = words.cart.panel

/** The cart beside the page: what lies in it, as the shop knows it now, and the ways on. */
export function CartPanel() {
  const { key } = useLocation()
  const openedAt = useRef(key)
  // Where the way leads to another page, the panel stays behind.
  useEffect(() => {
    if (openedAt.current !== key) closeCart()
    openedAt.current = key
  }, [key])
  // The dialog shows its content while it is open: so each opening reads the parts afresh.
  return (
    <Dialog open={useCartIsOpen()} onClose={closeCart} title={say.title} className="cart-panel" isRead>
      <Content />
    </Dialog>
  )
}

function Content() {
  const { isEmpty, isAsking, before, gone, problem, retry, lines, fitOf, quoted } = useToldCart(useDestination())
  const isChangedElsewhere = useChangedElsewhere()
  const said = cartNote()
  const { withNote, takeOut, list } = useTakenOut<HTMLUListElement>()
  const remove = (line: CartLine, at: number) => {
    const { part, quantity, car } = line
    takeOut(
      line,
      at,
      say.removed(part.name),
      () => takeLine(part._id, quantity, car),
      () => addPieces(part._id, quantity, car),
    )
  }
  return (
    <div className="-m-5 flex flex-1 flex-col">
      {said && <Told>{said}</Told>}
      {isChangedElsewhere && <Told>{say.elsewhere}</Told>}
      {gone > 0 && <Told>{say.gone(gone)}</Told>}
      {problem !== null && (
        <Told>
          {problem}
          <Button look="line" small onClick={retry}>
            {say.retry}
          </Button>
        </Told>
      )}
      {isAsking && <Loading />}
      <NoCar lines={lines} />
      {isEmpty && <p className="px-5 py-6 text-ink-2">{say.empty}</p>}
      <ul ref={list}>
        {withNote(
          lines.map((line, n) => (
            <PanelLine
              key={lineKey(line.part._id, line.car)}
              line={line}
              fit={fitOf(line)}
              quoted={quoted.lineOf({ ...line, part: line.part._id })}
              before={before.get(line.part._id)}
              onRemove={() => remove(line, n)}
            />
          )),
        )}
      </ul>
      <div className="sticky low:static bottom-0 mt-auto border-t border-ink bg-surface">
        {lines.length > 0 && <QuoteSums quoted={quoted} />}
        <div className="grid gap-2 px-5 pt-1 pb-2 sm:grid-cols-2">
          {!isEmpty && (
            <>
              <WayOn to="/checkout" look="signal" className="sm:order-last">
                {say.order}
              </WayOn>
              <WayOn to="/cart" look="line">
                {say.view}
              </WayOn>
            </>
          )}
          <Button look="quiet" small onClick={closeCart} className="sm:order-last sm:col-span-2">
            {say.goOn}
          </Button>
        </div>
      </div>
    </div>
  )
}

const Told = ({ children }: { children: ReactNode }) => (
  <p role="status" className="flex flex-wrap items-center justify-between gap-2 bg-warn-wash px-5 py-2.5">
    {children}
  </p>
)

/** Whether another tab has changed the cart while this panel is open. */
function useChangedElsewhere(): boolean {
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    const hear = (event: StorageEvent) => event.key === CART_KEY && setChanged(true)
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [])
  return isChanged
}
