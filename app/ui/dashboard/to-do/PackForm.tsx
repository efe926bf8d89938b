import { type FormEvent, useState } from 'react'
import { toDo as words } from '#common/words'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { api, ApiProblem, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { Problem } from '../../Problem.tsx'
import { packKey, useTellTyped } from './typed.ts'

const say = words.desk

type Props = { order: OrderToDo; place: OrderToDo['toPack'][number]['place']; onChanged: () => Promise<void> }

/** Packs what is chosen of an order's lines at one place into one parcel; all that is left there stands typed. */
export function PackForm({ order, place, onChanged }: Props) {
  const here = order.toPack.filter((one) => one.place.id === place.id)
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const [problem, setProblem] = useState<{ text: string; fields: Record<string, string> } | null>(null)
  const [busy, setBusy] = useState(false)
  const unitsOf = ({ line, quantity }: (typeof here)[number]) => typed.get(line) ?? String(quantity)
  const wanted = here
    .map((one) => ({ line: one.line, quantity: Number(unitsOf(one)) }))
    .filter(({ quantity }) => quantity !== 0)
  const isTyped = here.some((one) => unitsOf(one) !== String(one.quantity))
  useTellTyped(packKey(order, place.id), isTyped ? wanted : null)
  const pack = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      const body = { place: place.id, lines: wanted }
      await api('POST', '/orders/{id}/parcels', { path: { id: order._id }, body })
      await onChanged()
    } catch (error) {
      setProblem({ text: messageOf(error), fields: error instanceof ApiProblem ? error.fields : {} })
    }
    setBusy(false)
  }
  const errorOf = (line: number) => problem?.fields[`lines.${wanted.findIndex((one) => one.line === line)}.quantity`]
  return (
    <form onSubmit={pack} noValidate aria-label={say.packAt(place.name)} className="grid gap-3">
      <h3 className="label text-ink-2">{place.name}</h3>
      {here.map((one) => (
        <Field
          key={one.line}
          type="number"
          min={0}
          max={one.quantity}
          label={say.units(
            `${order.lines[one.line]?.name} ${order.lines[one.line]?.number}${one.shelf ? `, ${one.shelf}` : ''}`,
            one.quantity,
          )}
          className="max-w-24"
          value={unitsOf(one)}
          error={errorOf(one.line)}
          onChange={({ target }) => setTyped(new Map(typed).set(one.line, target.value))}
        />
      ))}
      <Problem text={problem?.text} />
      <div>
        <Button type="submit" look="ink" small busy={busy} disabled={wanted.length === 0}>
          {say.pack}
        </Button>
      </div>
    </form>
  )
}
