import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { resetInput } from '#domain/identity/schema'
import { AuthPage } from '../../ui/auth/AuthPage.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { Button } from '../../ui/Button.tsx'
import { useSchemaForm } from '../../ui/form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { api } from '../../web/api.ts'
import { seo } from '../../web/seo.ts'
import { endSession } from '../../web/session.ts'
import type { Route } from './+types/reset-password'
import { signInErrorText } from '../../web/sign-in-error.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...seo(matches, { title: 'Choose a new password', description: 'Choose a new password for your account.' }),
  // The address holds a secret: it goes nowhere.
  { name: 'referrer', content: 'no-referrer' },
]

export default function ResetPassword() {
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const [isDone, setDone] = useState(false)
  const form = useSchemaForm(resetInput, { token, newPassword: '' }, async (input) => {
    await api('POST', '/auth/reset-password', { body: input, withoutToken: true })
    endSession()
    setDone(true)
  })

  if (isDone)
    return (
      <AuthPage title="Your password is changed">
        <Note tone="good" live>
          All devices were signed out. Log in with your new password.
        </Note>
        <LinkButton to="/login" look="signal">
          Log in
        </LinkButton>
      </AuthPage>
    )
  return (
    <AuthPage title="Choose a new password" foot={<Link to="/forgotPassword">Ask for a new link</Link>}>
      <form method="post" onSubmit={form.onSubmit} noValidate className="grid gap-4">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="6 characters or more"
          error={form.errorOf('newPassword')}
          {...form.register('newPassword')}
        />
        <Button type="submit" look="signal" busy={form.busy} disabled={!token}>
          Change my password
        </Button>
        <Problem text={token ? (form.problem ?? form.errorOf('token')) : signInErrorText('link-expired')} />
      </form>
    </AuthPage>
  )
}
