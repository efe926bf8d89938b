import { type ComponentType, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { closeCart, useCartIsOpen } from '../../web/cart/cart-panel.ts'
import { Coming } from '../Coming.tsx'

/** The place of the cart's panel. Its code comes when it is opened first; where it cannot be fetched, the cart's own page opens. */
export function CartPanelHost() {
  const isOpen = useCartIsOpen()
  const navigate = useNavigate()
  const [Panel, setPanel] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isOpen || Panel) return
    import('./CartPanel.tsx').then(
      ({ CartPanel }) => setPanel(() => CartPanel),
      () => {
        closeCart()
        void navigate('/cart')
      },
    )
  }, [isOpen, Panel, navigate])
  return Panel ? <Panel /> : <Coming isAsked={isOpen} />
}
