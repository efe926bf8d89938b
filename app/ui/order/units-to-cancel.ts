import { isOver, type Parcel, type ShownOrder } from '#domain/orders/schema'

type Cancellable = Pick<ShownOrder, 'state'> & {
  lines: readonly Pick<ShownOrder['lines'][number], 'quantity' | 'cancelled' | 'waits'>[]
  parcels?: readonly Pick<Parcel, 'state' | 'replaced' | 'lines'>[]
}

/** How many units of a line are not cancelled. */
export const unitsLeft = ({
  quantity,
  cancelled = 0,
}: Pick<ShownOrder['lines'][number], 'quantity' | 'cancelled'>): number => quantity - cancelled

/**
 * How many units of each line somebody can choose to cancel: not what is packed. Once something is packed, its buyer gives up only
 * what waits.
 */
export function unitsToCancel({ state, lines, parcels = [] }: Cancellable, admin: boolean): number[] {
  const onlyWaits = !admin && parcels.length > 0
  const packed = parcels
    .filter((parcel) => parcel.state !== 'unpacked' && !parcel.replaced)
    .flatMap((parcel) => parcel.lines)
  return lines.map(({ quantity, cancelled = 0, waits }, n) => {
    if (isOver(state)) return 0
    if (onlyWaits) return waits?.quantity ?? 0
    const inParcels = packed.reduce((sum, of) => sum + (of.line === n ? of.quantity : 0), 0)
    return Math.max(0, quantity - cancelled - inParcels)
  })
}
