import * as words from '#common/words'
import { Face } from '../../ui/dashboard/Face.tsx'
import { NextPage } from '../../ui/dashboard/NextPage.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { apiPage } from '../../web/api.ts'
import { guarded } from '../../web/guard.tsx'
import type { Route } from './+types/profiles'

const say = words.account.profile

export const clientLoader = guarded(({ url }) => {
  const cursor = url.searchParams.get('cursor')
  return apiPage('/profile', { query: { limit: 20, cursor } })
})

export default function Profiles({ loaderData: { items, next } }: Route.ComponentProps) {
  const add = (
    <LinkButton to="/dashboard/addProfileInformation" look={items.length === 0 ? 'signal' : 'line'}>
      {say.add}
    </LinkButton>
  )
  return (
    <>
      <PageHead title={say.title}>{items.length > 0 && add}</PageHead>
      {items.length === 0 ? (
        <EmptyState title={say.none} action={add}>
          {say.noneHow}
        </EmptyState>
      ) : (
        <ul className="grid gap-5">
          {items.map((profile) => (
            <li key={profile._id} className="flex flex-wrap gap-5 border border-edge bg-surface p-5">
              <Face person={profile} className="size-20 text-4xl" />
              <div className="min-w-60 flex-1">
                <h3 className="text-2xl">{profile.name}</h3>
                <p className="break-all text-ink-2">{profile.email}</p>
                <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
                  <dt className="text-ink-2">{say.phone}</dt>
                  <dd>{profile.number}</dd>
                  <dt className="text-ink-2">{words.label.address}</dt>
                  <dd className="whitespace-pre-line">{profile.address}</dd>
                  <dt className="text-ink-2">{say.education}</dt>
                  <dd>{profile.education}</dd>
                </dl>
              </div>
              <LinkButton to={`/dashboard/updateProfile/${profile._id}`} look="line" small className="self-start">
                {words.button.update}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      <NextPage next={next} />
    </>
  )
}
