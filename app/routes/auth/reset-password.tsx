import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import * as words from '#common/words'
import { resetInput } from '#domain/identity/schema'
import { AuthPage } from '../../ui/auth/AuthPage.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { Button } from '../../ui/Button.tsx'
import { useSchemaForm } from '../../ui/form/form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { api } from '../../web/api.ts'
import { seo } from '../../web/seo/seo.ts'
import { endSession } from '../../web/session.ts'
import type { Route } from './+types/reset-password'
import { signInErrorText } from '../../web/sign-in-error.ts'

const { reset: say, password } = words.authPages

export const meta: Route.MetaFunction = ({ matches }) => [
  ...seo(matches, { title: say.title, description: say.about }),
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
      <AuthPage title={say.done}>
        <Note tone="good" live>
          {say.doneAbout}
        </Note>
        <LinkButton to="/login" look="signal">
          {words.button.logIn}
        </LinkButton>
      </AuthPage>
    )
  return (
    <AuthPage title={say.title} foot={<Link to="/forgotPassword">{say.again}</Link>}>
      <form method="post" onSubmit={form.onSubmit} noValidate className="grid gap-4">
        <PasswordField
          label={password.newOne}
          autoComplete="new-password"
          hint={password.hint}
          error={form.errorOf('newPassword')}
          {...form.register('newPassword')}
        />
        <Button type="submit" look="signal" busy={form.busy} disabled={!token}>
          {password.change}
        </Button>
        <Problem text={token ? (form.problem ?? form.errorOf('token')) : signInErrorText('link-expired')} />
      </form>
    </AuthPage>
  )
}
