import { useNavigate } from 'react-router'
import { account, texts } from '#common/words'
import { profileUpdate } from '#domain/profiles/schema'
import { Problem } from '../../ui/Problem.tsx'
import { Button } from '../../ui/Button.tsx'
import { useMe } from '../../ui/dashboard/me.ts'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { ProfileFields } from '../../ui/dashboard/ProfileFields.tsx'
import { useSchemaForm } from '../../ui/form/form.ts'
import { notify } from '../../ui/notify.ts'
import { api } from '../../web/api.ts'
import { guarded } from '../../web/guard.tsx'

export const clientLoader = guarded(() => null)

export default function AddProfile() {
  const { name, email } = useMe()
  const navigate = useNavigate()
  const form = useSchemaForm(profileUpdate, { number: '', address: '', education: '' }, async (input) => {
    try {
      await api('POST', '/profile', { body: { photoURL: null, ...input } })
    } catch (error) {
      notify.error(texts.profileFailed)
      throw error
    }
    notify.success(texts.profileAdded)
    await navigate('/dashboard/profile')
  })
  return (
    <>
      <PageHead title={account.profile.add} />
      <form onSubmit={form.onSubmit} noValidate className="grid max-w-2xl gap-5">
        <ProfileFields person={{ name, email, photoURL: null }} form={form} />
        <Button type="submit" look="signal" busy={form.busy} className="justify-self-start">
          {account.profile.add}
        </Button>
        <Problem text={form.problem} />
      </form>
    </>
  )
}
