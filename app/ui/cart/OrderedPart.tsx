import { cart } from '#common/words'
import type { CartPart, PartCard } from '#domain/catalogue/schema'
import { orderable } from '../../web/cart/orderable.ts'
import { NoLongerSold } from '../catalogue/NoLongerSold.tsx'
import { PartNumber } from '../catalogue/PartNumber.tsx'
import { Picture } from '../Picture.tsx'
import { Price } from '../catalogue/Price.tsx'
import { Stock } from '../catalogue/Stock.tsx'
import { useAskedAdd } from './asked-add.tsx'
import { OtherOfPair } from './OtherOfPair.tsx'
import { Quantity } from './Quantity.tsx'

type Props = {
  part: CartPart
  pair: PartCard | null
  /** How many of it the cart has. */
  quantity: number
}

/** The part that an order began with: its picture, price and stock, and how many of it are ordered. */
export function OrderedPart({ part, pair, quantity }: Props) {
  const asking = useAskedAdd(part)
  return (
    <div className="border border-hair bg-surface sm:grid sm:grid-cols-[15rem_1fr]">
      <div className="overflow-hidden bg-plate">
        <Picture
          src={part.img}
          alt={part.name}
          width={640}
          height={640}
          sizes="(min-width: 600px) 15rem, 92vw"
          first
          className="aspect-square size-full object-cover"
        />
      </div>
      <div className="grid content-between gap-4 border-hair p-5 max-sm:border-t sm:border-l">
        <div>
          <PartNumber className="text-ink-2">{part.number}</PartNumber>
          <h1 className="text-3xl sm:text-4xl">{part.name}</h1>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="grid gap-1.5">
            <Price amount={part.price} size="large" />
            {part.status ? <NoLongerSold part={part} /> : <Stock stock={part.stock} backOrder={part.backOrder} />}
            {part.quantity > 1 && <p className="text-[0.9375rem] text-ink-2">{cart.carNeeds(part.quantity)}</p>}
          </div>
          {!part.status && (
            <Quantity
              id={part._id}
              name={part.name}
              quantity={quantity}
              stock={orderable(part)}
              onPlus={() => void asking.add()}
            />
          )}
          {asking.dialog}
        </div>
        {pair && <OtherOfPair pair={pair} />}
      </div>
    </div>
  )
}
