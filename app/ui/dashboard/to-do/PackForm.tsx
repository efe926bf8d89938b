import { type FormEvent, useState } from 'react'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { api, ApiProblem, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../Field.tsx'
import { Problem } from '../../Problem.tsx'

type Props = { order: OrderToDo; place: OrderToDo['toPack'][number]['place']; onChanged: () => Promise<void> }

/** Packs what is chosen of an order's lines at one place into one parcel; all that is left there stands typed. */
export function PackForm({ order, place, onChanged }: Props) {
  const here = order.toPack.filter((one) => one.place.id === place.id)
  const [units, setUnits] = useState(() => here.map(({ quantity }) => String(quantity)))
  const [problem, setProblem] = useState<{ text: string; fields: Record<string, string> } | null>(null)
  const [busy, setBusy] = useState(false)
  const wanted = here.flatMap(({ line }, n) =>
    Number(units[n]) === 0 ? [] : [{ n, line, quantity: Number(units[n]) }],
  )
  const pack = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const lines = wanted.map(({ line, quantity }) => ({ line, quantity }))
      await api('POST', '/orders/{id}/parcels', { path: { id: order._id }, body: { place: place.id, lines } })
      await onChanged()
    } catch (error) {
      setProblem({ text: messageOf(error), fields: error instanceof ApiProblem ? error.fields : {} })
    }
    setBusy(false)
  }
  const errorOf = (n: number) => problem?.fields[`lines.${wanted.findIndex((one) => one.n === n)}.quantity`]
  return (
    <form onSubmit={pack} noValidate aria-label={`Pack at ${place.name}`} className="grid gap-3">
      <h3 className="label text-ink-2">{place.name}</h3>
      {here.map(({ line, quantity, shelf }, n) => (
        <Field
          key={line}
          type="number"
          min={0}
          max={quantity}
          label={`${order.lines[line]?.name} ${order.lines[line]?.number}${shelf ? `, ${shelf}` : ''} (of ${quantity})`}
          className="max-w-24"
          value={units[n]}
          error={errorOf(n)}
          onChange={({ target }) => setUnits(units.with(n, target.value))}
        />
      ))}
      <Problem text={problem?.text} />
      <div>
        <Button type="submit" look="ink" small busy={busy} disabled={wanted.length === 0}>
          Pack into one parcel
        </Button>
      </div>
    </form>
  )
}
