import { useNavigate } from 'react-router'
import * as words from '#common/words'
import { lookUpInput } from '#domain/orders/schema'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { useSchemaForm } from '../../ui/form/form.ts'
import { Problem } from '../../ui/Problem.tsx'
import { api, ApiProblem } from '../../web/api.ts'
import { seo } from '../../web/seo/seo.ts'
import type { Route } from './+types/find-order'

const say = words.checkout.find

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: say.title, description: say.about, path: '/findOrder' })

/** A guest's way back to an order: its number and its e-mail make this browser the holder of its key. */
export default function FindOrder() {
  const navigate = useNavigate()
  const form = useSchemaForm(lookUpInput, { number: '', email: '' }, async (body) => {
    try {
      const { orderId } = await api('POST', '/order-lookup', { body })
      await navigate(`/order/${orderId}`)
    } catch (error) {
      const isUnknown = error instanceof ApiProblem && error.status === 404
      throw isUnknown ? new ApiProblem(404, error.code, say.none) : error
    }
  })
  return (
    <div className="sheet pb-10">
      <Breadcrumbs crumbs={[{ label: words.crumbs.home, to: '/' }, { label: say.title }]} />
      <h1 className="text-4xl sm:text-6xl">{say.title}</h1>
      <p className="mt-2 mb-6 max-w-prose text-lg text-ink-2">{say.about}</p>
      <p className="without-script max-w-prose">{say.withoutScript}</p>
      <form method="post" onSubmit={form.onSubmit} noValidate className="with-script grid max-w-md gap-4">
        <Field
          label={say.number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          hint={say.numberHint}
          error={form.errorOf('number')}
          {...form.register('number')}
        />
        <Field
          label={say.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          error={form.errorOf('email')}
          {...form.register('email')}
        />
        <Problem text={form.problem} />
        <Button type="submit" look="signal" busy={form.busy}>
          {say.send}
        </Button>
      </form>
    </div>
  )
}
