import { useState } from 'react'
import type { Address } from '#common/address'
import { addressBelow } from '#common/address'
import { orderPage as say } from '#common/words'
import type { ShownOrder } from '#domain/orders/schema'
import { api } from '../../web/api.ts'
import { Button } from '../Button.tsx'
import { Note } from '../Note.tsx'
import { useKeptFocus } from '../kept-focus.ts'
import { notify } from '../notify.ts'
import { AddressForm } from './AddressForm.tsx'

type Props = { order: ShownOrder; canChange: boolean; admin: boolean; onChange: (order: ShownOrder) => void }

/** Where an order goes or is collected; while nothing is packed it can be changed, and it is asked for where it is missing. */
export function OrderAddress({ order, canChange, admin, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { place: heading, around } = useKeptFocus<HTMLHeadingElement>()
  const place = order.delivery?.place
  const text = place
    ? [
        place.name,
        ...(place.address ? addressBelow(place.name, place.address) : []),
        place.hours,
        say.collector(order.name),
      ].join('\n')
    : order.address
  const save = async (shipTo: Address) => {
    const changed = await api('PATCH', '/orders/{id}/address', { path: { id: order._id }, body: { shipTo } })
    notify.success(say.addressSaved)
    setOpen(false)
    onChange(changed)
  }
  if (!text && !canChange) return null
  return (
    <section {...around} aria-labelledby="order-address" className="grid content-start gap-3">
      <h2 ref={heading} tabIndex={-1} id="order-address" className="text-2xl">
        {place ? say.collectedAt : say.address}
      </h2>
      {text ? (
        <p className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
      ) : (
        <Note tone="warn">{admin ? say.addressMissingForShop : say.addressMissing}</Note>
      )}
      {canChange && !place && !isOpen && (
        <Button look={text ? 'line' : 'signal'} small className="justify-self-start" onClick={() => setOpen(true)}>
          {text ? say.changeAddress : say.giveAddress}
        </Button>
      )}
      {canChange && isOpen && (
        <AddressForm
          address={order.shipTo}
          of="shipping"
          save={say.saveAddress}
          submit={save}
          onLeave={() => setOpen(false)}
        />
      )}
    </section>
  )
}
