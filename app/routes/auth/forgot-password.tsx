import { useState } from 'react'
import { Link } from 'react-router'
import { resetRequestInput } from '#domain/identity/schema'
import { AuthPage } from '../../ui/auth/AuthPage.tsx'
import { EmailField } from '../../ui/auth/EmailField.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { Button } from '../../ui/Button.tsx'
import { useSchemaForm } from '../../ui/form.ts'
import { Note } from '../../ui/Note.tsx'
import { api } from '../../web/api.ts'
import { seo } from '../../web/seo.ts'
import type { Route } from './+types/forgot-password'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: 'Forgot your password?', description: 'Get a mail with a link for choosing a new password.' })

export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useSchemaForm(resetRequestInput, { email: '' }, async (input) => {
    await api('POST', '/auth/request-password-reset', { body: input, withoutToken: true })
    setSentTo(input.email)
  })
  return (
    <AuthPage
      title="Forgot your password?"
      intro="Tell us your e-mail, and we send you a link for choosing a new one."
      foot={<Link to="/login">Back to log in</Link>}
    >
      {sentTo && (
        <Note tone="good" live>
          If there is an account for <strong className="break-all">{sentTo}</strong>, a mail with a link is on its way.
          The link works for an hour.
        </Note>
      )}
      <form method="post" onSubmit={form.onSubmit} noValidate className="grid gap-4">
        <EmailField error={form.errorOf('email')} {...form.register('email')} />
        <Button type="submit" look="signal" busy={form.busy}>
          {sentTo ? 'Send it again' : 'Send me a link'}
        </Button>
        <Problem text={form.problem} />
      </form>
    </AuthPage>
  )
}
