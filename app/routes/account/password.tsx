import { account, authPages } from '#common/words'
import { changePasswordInput } from '#domain/identity/schema'
import { Problem } from '../../ui/Problem.tsx'
import { enter } from '../../ui/auth/sign-in.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { useSchemaForm } from '../../ui/form/form.ts'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { api } from '../../web/api.ts'
import { guarded } from '../../web/guard.tsx'
import type { Route } from './+types/password'

const say = account.password

export const clientLoader = guarded(({ session }) => session.email)

export default function Password({ loaderData: email }: Route.ComponentProps) {
  const blank = { currentPassword: '', newPassword: '' }
  const form = useSchemaForm(changePasswordInput, blank, async (input, { reset }) => {
    await api('POST', '/auth/change-password', { body: input, withoutToken: true })
    // All sessions but a new one have ended, and the old access token with them.
    await enter(email)
    notify.success(say.changed)
    reset(blank)
  })
  return (
    <>
      <PageHead title={say.title} intro={say.about} />
      <form onSubmit={form.onSubmit} noValidate className="grid max-w-md gap-5">
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
    </>
  )
}
