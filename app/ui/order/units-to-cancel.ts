import { isOver, type ShownOrder } from '#domain/orders/schema'

type Cancellable = Pick<ShownOrder, 'state'> & {
  lines: readonly Pick<ShownOrder['lines'][number], 'quantity' | 'cancelled' | 'waits'>[]
  parcels?: readonly unknown[]
}

/** How many units of each line somebody can choose to cancel. Once something is packed, its buyer gives up only what waits. */
export function unitsToCancel({ state, lines, parcels = [] }: Cancellable, admin: boolean): number[] {
  const onlyWaits = !admin && parcels.length > 0
  return lines.map(({ quantity, cancelled = 0, waits }) => {
    if (isOver(state)) return 0
    return onlyWaits ? (waits?.quantity ?? 0) : quantity - cancelled
  })
}
