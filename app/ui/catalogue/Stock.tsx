import { FEW } from '#common/constants'
import * as words from '#common/words'
import type { BackOrder } from '#domain/catalogue/schema'
import { Icon } from '../Icon.tsx'

/** Stock in words. `null` is stock that is not counted and never sells out. */
export function Stock({ stock, backOrder }: { stock: number | null; backOrder?: BackOrder | undefined }) {
  if (stock === 0 && backOrder)
    return (
      <span className="stock text-warn">
        <Icon name="info" className="size-4" />
        {words.part.backOrder.mark}
      </span>
    )
  if (stock === 0)
    return (
      <span className="stock text-bad">
        <Icon name="cross" className="size-4" />
        {words.stock.soldOut}
      </span>
    )
  if (stock !== null && stock <= FEW)
    return (
      <span className="stock text-warn">
        <Icon name="info" className="size-4" />
        {words.stock.left(stock)}
      </span>
    )
  return (
    <span className="stock text-good">
      <Icon name="check" className="size-4" />
      {words.stock.inStock}
    </span>
  )
}
