import { type ComponentType, useEffect, useState } from 'react'
import * as words from '#common/words'
import { closeCart, useCartIsOpen } from '../../web/cart-panel.ts'
import { notify } from '../notify.ts'

/** The place of the cart's panel. Its code comes when it is opened first. */
export function CartPanelHost() {
  const isOpen = useCartIsOpen()
  const [Panel, setPanel] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isOpen || Panel) return
    import('./CartPanel.tsx').then(
      ({ CartPanel }) => setPanel(() => CartPanel),
      () => {
        closeCart()
        notify.error(words.cart.panel.cannotOpen)
      },
    )
  }, [isOpen, Panel])
  return Panel && <Panel />
}
