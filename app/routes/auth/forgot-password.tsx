import { useState } from 'react'
import { Link } from 'react-router'
import * as words from '#common/words'
import { resetRequestInput } from '#domain/identity/schema'
import { AuthPage } from '../../ui/auth/AuthPage.tsx'
import { EmailField } from '../../ui/auth/EmailField.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { Button } from '../../ui/Button.tsx'
import { useSchemaForm } from '../../ui/form/form.ts'
import { Note } from '../../ui/Note.tsx'
import { api } from '../../web/api.ts'
import { seo } from '../../web/seo/seo.ts'
import type { Route } from './+types/forgot-password'

const say = words.authPages.forgotten

export const meta: Route.MetaFunction = ({ matches }) => seo(matches, { title: say.title, description: say.about })

export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useSchemaForm(resetRequestInput, { email: '' }, async (input) => {
    await api('POST', '/auth/request-password-reset', { body: input, withoutToken: true })
    setSentTo(input.email)
  })
  return (
    <AuthPage title={say.title} intro={say.intro} foot={<Link to="/login">{say.back}</Link>}>
      {sentTo && (
        <Note tone="good" live>
          {say.sentTo} <strong className="break-all">{sentTo}</strong>
          {say.sent}
        </Note>
      )}
      <form method="post" onSubmit={form.onSubmit} noValidate className="grid gap-4">
        <EmailField error={form.errorOf('email')} {...form.register('email')} />
        <Button type="submit" look="signal" busy={form.busy}>
          {sentTo ? say.again : say.send}
        </Button>
        <Problem text={form.problem} />
      </form>
    </AuthPage>
  )
}
