import { type FormEvent, useState } from 'react'
import { momentOf } from '#common/format'
import * as words from '#common/words'
import type { Parcel } from '#domain/orders/schema'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { api, apiFile, ApiProblem, messageOf } from '../../../web/api.ts'
import { downloadFile } from '../../../web/download-file.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../Field.tsx'
import { Problem } from '../../Problem.tsx'
import { buyLabel, deliver, handOver, lose, replace, sellsLabel, unpack } from './moves.ts'

const say = words.toDo.parcel

type Props = { order: OrderToDo; parcel: Parcel; onChanged: () => Promise<void> }

/** One parcel: what is in it, where it is, and what its state allows. */
export function ParcelDesk({ order, parcel, onChanged }: Props) {
  const [problem, setProblem] = useState<{ text: string; fields: Record<string, string> } | null>(null)
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
      await onChanged()
    } catch (error) {
      setProblem({ text: messageOf(error), fields: error instanceof ApiProblem ? error.fields : {} })
    }
    setBusy(false)
  }
  const button = (label: string, work: () => Promise<unknown>, look: 'ink' | 'line' | 'danger' = 'line') => (
    <Button look={look} small once busy={busy} onClick={() => act(work)}>
      {label}
    </Button>
  )
  const label = async () =>
    downloadFile(
      await apiFile('/parcels/labels.pdf', { query: { id: [parcel._id] } }),
      words.toDo.labelFiles.one(order.orderNumber),
    )
  const told = parcel.events.at(-1)
  return (
    <section aria-label={say.title(parcel.number)} className="grid gap-3 border-t border-hair pt-3">
      <div>
        <h3 className="label">{say.titleAndState(parcel.number, parcel.state)}</h3>
        <p className="text-[0.9375rem] text-ink-2">
          {[
            say.packedAt(momentOf(parcel.packedAt), parcel.place.name),
            parcel.sentAt && say.sentAt(momentOf(parcel.sentAt)),
            parcel.carrier,
            parcel.tracking,
            told && `${told.what} ${told.place} ${momentOf(told.at)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ul className="text-[0.9375rem]">
          {parcel.lines.map(({ line, quantity }) => (
            <li key={line}>
              {quantity} × {order.lines[line]?.name}
            </li>
          ))}
        </ul>
      </div>
      <Problem text={problem?.text} />
      {parcel.state === 'packed' && sellsLabel(order, parcel) && (
        <LabelForm busy={busy} error={problem?.fields['grams']} buy={(grams) => act(() => buyLabel(parcel, grams))} />
      )}
      {parcel.state === 'packed' && order.delivery?.kind !== 'collect' && (
        <SendForm parcel={parcel} busy={busy} fields={problem?.fields ?? {}} act={act} />
      )}
      {(parcel.state === 'sent' || parcel.state === 'delivered') && (
        <LoseForm busy={busy} error={problem?.fields['why']} lose={(why) => act(() => lose(parcel, why))} />
      )}
      <div className="flex flex-wrap gap-3">
        {parcel.state === 'packed' &&
          order.delivery?.kind === 'collect' &&
          button(say.handOver, () => handOver(parcel), 'ink')}
        {parcel.labelled && button(say.printLabel, label)}
        {parcel.state === 'packed' && button(say.unpack, () => unpack(parcel))}
        {(parcel.state === 'sent' || parcel.state === 'lost') && button(say.arrived, () => deliver(parcel))}
        {parcel.state === 'lost' && !parcel.replaced && button(say.replace, () => replace(parcel), 'ink')}
      </div>
    </section>
  )
}

const textOf = (data: FormData, name: string) => String(data.get(name) ?? '').trim()

type LabelProps = { busy: boolean; error: string | undefined; buy: (grams?: number) => Promise<void> }

function LabelForm({ busy, error, buy }: LabelProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = textOf(new FormData(event.currentTarget), 'grams')
    // What is no number is sent, too: the shop says so at the field.
    void buy(typed ? Number(typed) : undefined)
  }
  return (
    <form onSubmit={submit} noValidate aria-label={say.label} className="flex flex-wrap items-end gap-3">
      <Field label={say.grams} name="grams" inputMode="numeric" hint={say.gramsHint} error={error} />
      <Button type="submit" look="line" busy={busy}>
        {say.buyLabel}
      </Button>
    </form>
  )
}

type SendProps = {
  parcel: Parcel
  busy: boolean
  fields: Record<string, string>
  act: (work: () => Promise<unknown>) => Promise<void>
}

function SendForm({ parcel, busy, fields, act }: SendProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [carrier, tracking, trackingUrl] = ['carrier', 'tracking', 'trackingUrl'].map((name) => textOf(data, name))
    const address = trackingUrl === parcel.trackingUrl ? undefined : trackingUrl
    const body = { version: parcel.version, carrier, tracking, trackingUrl: address }
    void act(() => api('POST', '/parcels/{id}/send', { path: { id: parcel._id }, body }))
  }
  return (
    <form
      onSubmit={send}
      noValidate
      aria-label={words.button.send}
      className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <Field label={say.carrier} name="carrier" defaultValue={parcel.carrier ?? ''} error={fields['carrier']} />
      <Field label={say.tracking} name="tracking" defaultValue={parcel.tracking ?? ''} error={fields['tracking']} />
      <Field
        label={say.trackingUrl}
        name="trackingUrl"
        placeholder="https://"
        defaultValue={parcel.trackingUrl ?? ''}
        error={fields['trackingUrl']}
      />
      <Button type="submit" look="ink" busy={busy} className="sm:mt-7">
        {words.button.send}
      </Button>
    </form>
  )
}

type LoseProps = { busy: boolean; error: string | undefined; lose: (why: string) => Promise<void> }

function LoseForm({ busy, error, lose }: LoseProps) {
  const [asks, setAsks] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void lose(textOf(new FormData(event.currentTarget), 'why'))
  }
  if (!asks)
    return (
      <div>
        <Button look="danger" small onClick={() => setAsks(true)}>
          {say.isLost}
        </Button>
      </div>
    )
  return (
    <form onSubmit={submit} noValidate aria-label={say.lost} className="flex flex-wrap items-end gap-3">
      <Field label={say.why} name="why" error={error} />
      <Button type="submit" look="danger" busy={busy}>
        {say.lose}
      </Button>
    </form>
  )
}
