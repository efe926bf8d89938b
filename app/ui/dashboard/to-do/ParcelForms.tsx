import { type FormEvent, useState } from 'react'
import { typedGrams } from '#common/typed-size'
import * as words from '#common/words'
import type { Parcel } from '#domain/orders/schema'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { type Carried, labelKey, sendKey, useTellTyped } from './typed.ts'

const say = words.toDo.parcel

/** Where a form comes in place of a button, its first field takes the focus, which goes with the button. */
const toFirstField = (element: HTMLElement | null) => element?.querySelector('input')?.focus()

const textOf = (data: FormData, name: string) => String(data.get(name) ?? '').trim()

type LabelProps = { parcel: Parcel; busy: boolean; error: string | undefined; buy: (grams?: number) => Promise<void> }

/** Buys a label; the weight may be left to the shop, where it knows what each part weighs. */
export function LabelForm({ parcel, busy, error, buy }: LabelProps) {
  const [typed, setTyped] = useState('')
  // What is no number is sent, too: the shop says so at the field.
  const grams = typed.trim() ? typedGrams(typed) : undefined
  useTellTyped(labelKey(parcel), typed.trim() || null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void buy(grams)
  }
  return (
    <form onSubmit={submit} noValidate aria-label={say.label} className="flex flex-wrap items-end gap-3">
      <Field
        label={say.grams}
        name="grams"
        hint={say.gramsHint}
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="line" busy={busy}>
        {say.buyLabel}
      </Button>
    </form>
  )
}

const TOLD = ['carrier', 'tracking', 'trackingUrl'] as const

type SendProps = {
  parcel: Parcel
  busy: boolean
  fields: Record<string, string>
  act: (work: () => Promise<unknown>) => Promise<void>
}

/** Says who brings the parcel, and under which number; of one that is on its way, what was wrong of that. */
export function SendForm({ parcel, busy, fields, act }: SendProps) {
  const isSent = parcel.state === 'sent'
  const [typed, setTyped] = useState<Carried | null>(null)
  useTellTyped(sendKey(parcel), isSent ? null : typed)
  const readForm = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const [carrier = '', tracking = '', trackingUrl = ''] = TOLD.map((name) => textOf(data, name))
    return { carrier, tracking, trackingUrl }
  }
  const note = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const told = readForm(currentTarget)
    const isTyped = TOLD.some((name) => told[name] !== (parcel[name] ?? ''))
    setTyped(isTyped ? { ...told, trackingUrl: addressOf(told) } : null)
  }
  // The address of a label stays as it is: a carrier's may be one that nobody could type.
  const addressOf = ({ trackingUrl }: { trackingUrl: string }) =>
    trackingUrl === parcel.trackingUrl ? undefined : trackingUrl
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const told = readForm(event.currentTarget)
    const path = { id: parcel._id }
    const { version } = parcel
    void act(() =>
      isSent
        ? api('POST', '/parcels/{id}/track', { path, body: { version, ...told } })
        : api('POST', '/parcels/{id}/send', { path, body: { version, ...told, trackingUrl: addressOf(told) } }),
    )
  }
  return (
    <form
      onSubmit={send}
      onInput={note}
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

type LoseProps = {
  /** Its carrier brought it back: it is noted like a lost one. */
  isBack: boolean
  busy: boolean
  error: string | undefined
  lose: (why: string) => Promise<void>
}

/** Says why a parcel counts as lost or as one that came back, once somebody says that it is. */
export function LoseForm({ isBack, busy, error, lose }: LoseProps) {
  const called = isBack ? say.isBack : say.isLost
  const [asks, setAsks] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void lose(textOf(new FormData(event.currentTarget), 'why'))
  }
  if (!asks)
    return (
      <div>
        <Button look="danger" small onClick={() => setAsks(true)}>
          {called.button}
        </Button>
      </div>
    )
  return (
    <form
      ref={toFirstField}
      onSubmit={submit}
      noValidate
      aria-label={called.form}
      className="flex flex-wrap items-end gap-3"
    >
      <Field label={say.why} name="why" error={error} />
      <Button type="submit" look="danger" busy={busy}>
        {called.note}
      </Button>
    </form>
  )
}
