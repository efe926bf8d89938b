import { useNavigate } from 'react-router'
import * as words from '#common/words'
import { texts } from '#common/words'
import { profileUpdate } from '#domain/profiles/schema'
import { Problem } from '../../ui/Problem.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { ProfileFields } from '../../ui/dashboard/ProfileFields.tsx'
import { useSchemaForm } from '../../ui/form/form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { notify } from '../../ui/notify.ts'
import { api } from '../../web/api.ts'
import { guarded } from '../../web/guard.tsx'
import type { Route } from './+types/update-profile'

export const clientLoader = guarded(({ params }) => api('GET', '/profile/{id}', { path: { id: String(params['id']) } }))

export default function UpdateProfile({ loaderData: profile }: Route.ComponentProps) {
  const { number, address, education } = profile
  const navigate = useNavigate()
  const form = useSchemaForm(profileUpdate, { number, address, education }, async (input) => {
    try {
      await api('PUT', '/profile/{id}', { path: { id: profile._id }, body: input })
    } catch (error) {
      notify.error(texts.profileUpdateFailed)
      throw error
    }
    notify.success(texts.profileUpdated)
    await navigate('/dashboard/profile')
  })
  return (
    <>
      <PageHead title={words.account.profile.change} />
      <form onSubmit={form.onSubmit} noValidate className="grid max-w-2xl gap-5">
        <ProfileFields person={profile} form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="signal" busy={form.busy}>
            {words.button.update}
          </Button>
          <LinkButton to="/dashboard/profile" look="line">
            {words.button.cancel}
          </LinkButton>
        </div>
        <Problem text={form.problem} />
      </form>
    </>
  )
}
