import { account, authPages } from '#common/words'
import { changePasswordInput } from '#domain/identity/schema'
import { PasswordFirst } from '../../ui/auth/PasswordFirst.tsx'
import { enter } from '../../ui/auth/sign-in.ts'
import { Button } from '../../ui/Button.tsx'
import { useMe } from '../../ui/dashboard/me.ts'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { useSchemaForm } from '../../ui/form/form.ts'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { api } from '../../web/api.ts'
import { guarded } from '../../web/guard.tsx'
import type { Route } from './+types/password'

const say = account.password

export const clientLoader = guarded(() => api('GET', '/auth/password'))

export default function Password({ loaderData: { hasPassword } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={say.title} intro={hasPassword && say.about} />
      <div className="max-w-md">{hasPassword ? <NewPassword /> : <PasswordFirst why={say.google} />}</div>
    </>
  )
}

function NewPassword() {
  const { email } = useMe()
  const blank = { currentPassword: '', newPassword: '' }
  const form = useSchemaForm(changePasswordInput, blank, async (input, { reset }) => {
    await api('POST', '/auth/change-password', { body: input, withoutToken: true })
    // All sessions but a new one have ended, and the old access token with them.
    await enter(email)
    notify.success(say.changed)
    reset(blank)
  })
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-5">
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <PasswordField
        label={say.present}
        autoComplete="current-password"
        error={form.errorOf('currentPassword')}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label={authPages.password.newOne}
        autoComplete="new-password"
        hint={authPages.password.hint}
        error={form.errorOf('newPassword')}
        {...form.register('newPassword')}
      />
      <Button type="submit" look="signal" busy={form.busy} className="justify-self-start">
        {authPages.password.change}
      </Button>
      <Problem text={form.problem} />
    </form>
  )
}
