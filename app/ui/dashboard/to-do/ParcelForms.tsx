import { type FormEvent, useState } from 'react'
import * as words from '#common/words'
import type { Parcel } from '#domain/orders/schema'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../Field.tsx'

const say = words.toDo.parcel

/** Where a form comes in place of a button, its first field takes the focus, which goes with the button. */
const toFirstField = (element: HTMLElement | null) => element?.querySelector('input')?.focus()

const textOf = (data: FormData, name: string) => String(data.get(name) ?? '').trim()

type LabelProps = { busy: boolean; error: string | undefined; buy: (grams?: number) => Promise<void> }

/** Buys a label; the weight may be left to the shop, where it knows what each part weighs. */
export function LabelForm({ busy, error, buy }: LabelProps) {
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

/** Says who brings the parcel, and under which number; of one that is on its way, what was wrong of that. */
export function SendForm({ parcel, busy, fields, act }: SendProps) {
  const isSent = parcel.state === 'sent'
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [carrier, tracking, trackingUrl] = ['carrier', 'tracking', 'trackingUrl'].map((name) => textOf(data, name))
    const path = { id: parcel._id }
    const { version } = parcel
    const address = trackingUrl === parcel.trackingUrl ? undefined : trackingUrl
    void act(() =>
      isSent
        ? api('POST', '/parcels/{id}/track', { path, body: { version, carrier, tracking, trackingUrl } })
        : api('POST', '/parcels/{id}/send', { path, body: { version, carrier, tracking, trackingUrl: address } }),
    )
  }
  return (
    <form
      onSubmit={send}
      noValidate
      aria-label={isSent ? say.correct : words.button.send}
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
      <Button type="submit" look="ink" busy={busy} className="sm:mt-6">
        {isSent ? words.button.save : words.button.send}
      </Button>
    </form>
  )
}

/** The same form, once somebody says that what it told is wrong. */
export function CorrectForm(props: SendProps) {
  const [asks, setAsks] = useState(false)
  if (asks)
    return (
      <div ref={toFirstField}>
        <SendForm {...props} />
      </div>
    )
  return (
    <div>
      <Button look="line" small onClick={() => setAsks(true)}>
        {say.correct}
      </Button>
    </div>
  )
}

type LoseProps = { busy: boolean; error: string | undefined; lose: (why: string) => Promise<void> }

/** Says why a parcel counts as lost, once somebody says that it is. */
export function LoseForm({ busy, error, lose }: LoseProps) {
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
    <form
      ref={toFirstField}
      onSubmit={submit}
      noValidate
      aria-label={say.lost}
      className="flex flex-wrap items-end gap-3"
    >
      <Field label={say.why} name="why" error={error} />
      <Button type="submit" look="danger" busy={busy}>
        {say.lose}
      </Button>
    </form>
  )
}
