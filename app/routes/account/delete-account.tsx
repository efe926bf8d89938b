import { useNavigate } from 'react-router'
import { account } from '#common/words'
import { deleteAccountInput } from '#domain/identity/schema'
import { PasswordFirst } from '../../ui/auth/PasswordFirst.tsx'
import { leaveCart } from '../../ui/cart/follow-cart.ts'
import { Button } from '../../ui/Button.tsx'
import { useMe } from '../../ui/dashboard/me.ts'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { useSchemaForm } from '../../ui/form/form.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { notify } from '../../ui/notify.ts'
import { Problem } from '../../ui/Problem.tsx'
import { api } from '../../web/api.ts'
import { forgetTypedInAllTabs } from '../../web/cart/checkout-typed.ts'
import { forgetPlaced } from '../../web/cart/placed-order.ts'
import { guarded } from '../../web/guard.tsx'
import { signOut } from '../../web/session.ts'
import type { Route } from './+types/delete-account'

const say = account.removal

export const clientLoader = guarded(() => api('GET', '/auth/password'))

export default function DeleteAccount({ loaderData: { hasPassword } }: Route.ComponentProps) {
  const { admin } = useMe()
  return (
    <>
      <PageHead title={say.title} intro={say.about} />
      <div className="grid max-w-xl gap-5">{admin ? <p>{say.admin}</p> : <WhatGoes hasPassword={hasPassword} />}</div>
    </>
  )
}

function WhatGoes({ hasPassword }: { hasPassword: boolean }) {
  return (
    <>
      <p>{say.goes}</p>
      <p>{say.stays}</p>
      {hasPassword ? <ByPassword /> : <PasswordFirst why={say.google} />}
    </>
  )
}

function ByPassword() {
  const { email } = useMe()
  const navigate = useNavigate()
  const form = useSchemaForm(deleteAccountInput, { currentPassword: '' }, async (body, { reset }) => {
    await leaveCart(email, async () => {
      await api('POST', '/auth/delete-account', { body, withoutToken: true })
      return signOut()
    })
    forgetTypedInAllTabs()
    forgetPlaced()
    reset({ currentPassword: '' })
    await navigate('/')
    notify.success(say.done)
  })
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid max-w-md gap-5">
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <PasswordField
        label={account.password.present}
        autoComplete="current-password"
        error={form.errorOf('currentPassword')}
        {...form.register('currentPassword')}
      />
      <Button type="submit" look="danger" busy={form.busy} className="justify-self-start">
        {say.send}
      </Button>
      <Problem text={form.problem} />
    </form>
  )
}
