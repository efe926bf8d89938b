import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#common/words'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { api, ApiProblem, messageOf } from '../../web/api.ts'
import { seo } from '../../web/seo.ts'
import type { Route } from './+types/find-order'

const say = words.checkout.find

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: say.title, description: say.about, path: '/findOrder' })

/** A guest's way back to an order: its number and its e-mail make this browser the holder of its key. */
export default function FindOrder() {
  const navigate = useNavigate()
  const [number, setNumber] = useState('')
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ text: string; fields: Record<string, string> } | null>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setRefusal(null)
    try {
      const body = { number: number.trim(), email: email.trim() }
      const { orderId } = await api('POST', '/order-lookup', { body })
      await navigate(`/order/${orderId}`)
    } catch (error) {
      const isUnknown = error instanceof ApiProblem && error.status === 404
      setRefusal({
        text: isUnknown ? say.none : messageOf(error),
        fields: error instanceof ApiProblem ? error.fields : {},
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="sheet pb-10">
      <Breadcrumbs crumbs={[{ label: words.crumbs.home, to: '/' }, { label: say.title }]} />
      <h1 className="text-4xl sm:text-6xl">{say.title}</h1>
      <p className="mt-2 mb-6 max-w-prose text-lg text-ink-2">{say.about}</p>
      <p className="without-script max-w-prose">{say.withoutScript}</p>
      <form method="post" onSubmit={submit} noValidate className="with-script grid max-w-md gap-4">
        <Field
          label={say.number}
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          hint={say.numberHint}
          value={number}
          error={refusal?.fields['number']}
          onChange={({ target }) => setNumber(target.value)}
        />
        <Field
          label={say.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          error={refusal?.fields['email']}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Problem text={refusal?.text} />
        <Button type="submit" look="signal" busy={busy}>
          {say.send}
        </Button>
      </form>
    </div>
  )
}
