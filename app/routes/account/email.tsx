import { useState } from 'react'
import { account } from '#common/words'
import { newEmailInput } from '#domain/identity/schema'
import { PasswordFirst } from '../../ui/auth/PasswordFirst.tsx'
import { TakeEmail } from '../../ui/auth/TakeEmail.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { Email } from '../../ui/Email.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { useSchemaForm } from '../../ui/form/form.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { Note } from '../../ui/Note.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { api } from '../../web/api.ts'
import { guarded } from '../../web/guard.tsx'
import type { Route } from './+types/email'

const say = account.email

/** The address of a mailed link holds a secret: it goes nowhere. */
export const meta: Route.MetaFunction = () => [{ name: 'referrer', content: 'no-referrer' }]

export const clientLoader = guarded(async ({ session, url }) => ({
  email: session.email,
  ...(await api('GET', '/auth/password')),
  token: url.searchParams.get('token'),
}))

export default function ChangeEmail({ loaderData: { email, token, hasPassword } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={say.title} intro={say.about} />
      <div className="grid max-w-md gap-5">
        {token && <TakeEmail token={token} />}
        <p>
          {say.present}{' '}
          <strong className="[overflow-wrap:anywhere]">
            <Email of={email} />
          </strong>
        </p>
        {hasPassword ? <NewEmail key={email} /> : <PasswordFirst why={say.google} />}
      </div>
    </>
  )
}

function NewEmail() {
  const blank = { newEmail: '', currentPassword: '' }
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useSchemaForm(newEmailInput, blank, async (input, { reset }) => {
    setSentTo(null)
    await api('POST', '/auth/new-email', { body: input, withoutToken: true })
    setSentTo(input.newEmail)
    reset(blank)
  })
  return (
    <>
      {sentTo && (
        <Note tone="good" live>
          <span className="[overflow-wrap:anywhere]">{say.sent(sentTo)}</span>
        </Note>
      )}
      <form onSubmit={form.onSubmit} noValidate className="grid gap-5">
        <Field
          label={say.newOne}
          type="email"
          autoComplete="email"
          error={form.errorOf('newEmail')}
          {...form.register('newEmail')}
        />
        <PasswordField
          label={account.password.present}
          autoComplete="current-password"
          error={form.errorOf('currentPassword')}
          {...form.register('currentPassword')}
        />
        <Button type="submit" look="signal" busy={form.busy} className="justify-self-start">
          {say.send}
        </Button>
        <Problem text={form.problem} />
      </form>
    </>
  )
}
