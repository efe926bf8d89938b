import { toDo as words } from '#common/words'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { Barcode } from '../../Barcode.tsx'
import { EmptyState } from '../../EmptyState.tsx'
import { PartNumber } from '../../catalogue/PartNumber.tsx'
import { Unbroken } from '../../Unbroken.tsx'

const say = words.pickList

type Fetched = {
  number: string
  name: string
  brand: string
  shelf: string
  orders: { number: string; units: number }[]
}

/** What is to be fetched at each place, shelf by shelf: units of the same part for several orders stand together. */
function byPlace(orders: readonly OrderToDo[], only: number | undefined) {
  const places = new Map<number, { name: string; parts: Map<string, Fetched> }>()
  for (const order of orders)
    for (const { line, quantity, place, shelf } of order.toPack) {
      if (only !== undefined && place.id !== only) continue
      const { number, name, brand } = order.lines[line]!
      const at = places.getOrInsertComputed(place.id, () => ({ name: place.name, parts: new Map<string, Fetched>() }))
      const fetched = at.parts.getOrInsertComputed(`${brand} ${number}`, () => ({
        number,
        name,
        brand,
        shelf,
        orders: [],
      }))
      fetched.orders.push({ number: order.orderNumber, units: quantity })
    }
  return [...places.values()].map(({ name, parts }) => ({
    name,
    parts: [...parts.values()].toSorted((a, b) => a.shelf.localeCompare(b.shelf, undefined, { numeric: true })),
  }))
}

/** Which orders the units are for. */
function For({ part, className = '' }: { part: Fetched; className?: string }) {
  return (
    <ul className={`font-mono text-[0.9375rem] ${className}`}>
      {part.orders.map(({ number, units }) => (
        <li key={number} className="whitespace-nowrap">{`${units} × ${number}`}</li>
      ))}
    </ul>
  )
}

/** A list to walk the shelves with, and each order's barcode to scan when its parts are there. */
export function PickList({ orders, place }: { orders: readonly OrderToDo[]; place: number | undefined }) {
  const places = byPlace(orders, place)
  const fetched = new Set(
    places.flatMap(({ parts }) => parts.flatMap((part) => part.orders.map(({ number }) => number))),
  )
  if (places.length === 0) return <EmptyState title={say.none}>{say.noneWhy}</EmptyState>
  return (
    <div className="grid gap-8">
      {places.map(({ name, parts }) => (
        <section key={name} aria-label={name}>
          <h3 className="mb-2 text-2xl">{name}</h3>
          <table className="w-full table-fixed text-left">
            <thead>
              <tr className="label border-b border-ink text-ink-2">
                <th className="w-28 py-1 pr-3">{say.heads.shelf}</th>
                <th className="py-1 pr-3">{say.heads.part}</th>
                <th className="w-20 py-1 text-right sm:pr-6 print:pr-6">{say.heads.units}</th>
                <th className="w-52 py-1 max-sm:hidden print:min-[35rem]:table-cell">{say.heads.orders}</th>
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <tr key={`${part.brand} ${part.number}`} className="border-b border-hair align-top">
                  <td className="py-2 pr-3 font-mono [overflow-wrap:anywhere]">{part.shelf || '–'}</td>
                  <td className="py-2 pr-3 [overflow-wrap:anywhere]">
                    <Unbroken text={part.name} />
                    <span className="block text-[0.9375rem] text-ink-2">
                      {part.brand} <PartNumber>{part.number}</PartNumber>
                    </span>
                    <For part={part} className="sm:hidden print:min-[35rem]:hidden" />
                  </td>
                  <td className="tabular py-2 text-right font-semibold sm:pr-6 print:pr-6">
                    {part.orders.reduce((sum, { units }) => sum + units, 0)}
                  </td>
                  <td className="py-2 max-sm:hidden print:min-[35rem]:table-cell">
                    <For part={part} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <section aria-label={say.orders} className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-4">
        {orders
          .filter(({ orderNumber }) => fetched.has(orderNumber))
          .map(({ _id, orderNumber }) => (
            <figure key={_id} className="grid justify-items-center gap-1 border border-hair p-2">
              <Barcode text={orderNumber} className="h-12 w-full" />
              <figcaption className="font-mono text-[0.9375rem]">{orderNumber}</figcaption>
            </figure>
          ))}
      </section>
    </div>
  )
}
