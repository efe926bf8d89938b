import { unitsUnbroken } from '#common/format'
import * as words from '#common/words'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { useShop } from '../../../web/settings.ts'
import { Barcode } from '../../Barcode.tsx'
import { PartNumber } from '../../catalogue/PartNumber.tsx'
import { Unbroken } from '../../Unbroken.tsx'

/** `from`: where it was packed, of a parcel; before that the place is the title. */
type Slip = {
  key: string
  order: OrderToDo
  title: string
  from?: string
  lines: { line: number; quantity: number }[]
}

/**
 * A slip for each parcel of an order; before it is packed, for each place that its parts come from. Only those of one place where one
 * is named. Once all has left, of that, so that it can be printed again; of what was lost there is none.
 */
function slipsOf(order: OrderToDo, only: number | undefined): Slip[] {
  const isHere = ({ place }: { place: { id: number } }) => only === undefined || place.id === only
  const parcels = (order.parcels ?? []).filter(isHere).map((parcel) => ({
    state: parcel.state,
    title: words.toDo.parcel.title(parcel.number),
    from: parcel.place.name,
    lines: parcel.lines,
  }))
  const open = [...Map.groupBy(order.toPack.filter(isHere), ({ place }) => place.name)].map(([title, lines]) => ({
    title,
    lines,
  }))
  const toSend = [...parcels.filter(({ state }) => state === 'packed'), ...open]
  const shown = toSend.length > 0 ? toSend : parcels.filter(({ state }) => state !== 'lost')
  return shown.map((slip) => ({ ...slip, key: `${order._id} ${slip.title}`, order }))
}

/** What the buyer ordered and will not find on this slip: it left before, lies in another parcel or comes later. */
const apartFrom = ({ order, lines }: Slip) =>
  order.lines.flatMap(({ name, number, quantity, cancelled }, n) => {
    const here = lines.reduce((sum, one) => sum + (one.line === n ? one.quantity : 0), 0)
    const apart = quantity - (cancelled ?? 0) - here
    return apart > 0 ? [words.toDo.slip.units(apart, name, number)] : []
  })

/** Packing slips, a sheet each: for whom, what is inside and for which car. No prices, since others may open it. */
export function Slips({ orders, place }: { orders: readonly OrderToDo[]; place: number | undefined }) {
  const { shopName } = useShop()
  const slips = orders.map((order) => ({ order, slips: slipsOf(order, place) }))
  const without = slips.filter((one) => one.slips.length === 0).map(({ order }) => order.orderNumber)
  return (
    <div className="grid gap-8 print:block">
      {without.length > 0 && <p className="print:hidden">{words.toDo.slip.none(without)}</p>}
      {slips
        .flatMap((one) => one.slips.map((slip) => ({ ...slip, apart: apartFrom(slip) })))
        .map(({ key, order, title, from, lines, apart }) => (
          <article
            key={key}
            aria-label={`${order.orderNumber}, ${title}`}
            className="slip border border-edge p-6 print:not-last:break-after-page print:border-0 print:p-0"
          >
            <header className="mb-6 flex flex-wrap items-start justify-between gap-4">
              <div>
                <p className="head text-2xl">{shopName}</p>
                <h3 className="font-mono text-lg">{order.orderNumber}</h3>
                <p>{title}</p>
                {from && <p>{words.orderPage.from(from)}</p>}
              </div>
              <Barcode text={order.orderNumber} className="h-16 w-64" />
            </header>
            <p className="mb-6 whitespace-pre-line">
              {order.shipTo ? order.address : [order.name, order.address].filter(Boolean).join('\n')}
            </p>
            {order.poNumber && <p className="mb-2">{words.toDo.slip.poNumber(order.poNumber)}</p>}
            <table className="w-full table-fixed text-left">
              <colgroup>
                <col className="w-16" />
                <col />
              </colgroup>
              {/* A long slip goes on on a further sheet, whose head says whose it is. */}
              <thead className="hidden print:table-header-group">
                <tr>
                  <th colSpan={2} className="pb-1 text-[0.9375rem] font-normal text-ink-2">
                    {words.toDo.slip.sheet(order.orderNumber, title)}
                  </th>
                </tr>
              </thead>
              <tbody>
                {lines.map(({ line, quantity }) => {
                  const { name, brand, number, fit } = order.lines[line]!
                  return (
                    <tr key={line} className="border-b border-hair align-top">
                      <td className="tabular py-2 pr-4 font-semibold whitespace-nowrap">{quantity} ×</td>
                      <td className="py-2 [overflow-wrap:anywhere]">
                        <Unbroken text={name} />
                        <span className="block text-[0.9375rem] text-ink-2">
                          {brand} <PartNumber>{number}</PartNumber>
                          {fit && ` · ${words.verdict.lineText(fit)}`}
                        </span>
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
            {apart.length > 0 && (
              <p className="mt-4">
                <Unbroken text={unitsUnbroken(words.toDo.slip.apart(apart))} />
              </p>
            )}
            {order.note && <p className="mt-4">{words.toDo.slip.asked(order.note)}</p>}
          </article>
        ))}
    </div>
  )
}
