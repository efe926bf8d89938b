import { data } from 'react-router'
import { adminPlaces as say } from '#common/words'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { PlaceEditor } from '../../ui/dashboard/places/PlaceEditor.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/place'

export const clientLoader = adminOnly(async ({ params }) => {
  const { items } = await api('GET', '/places')
  if (params['id'] === 'new') return { place: null, others: items }
  const place = items.find(({ id }) => String(id) === params['id'])
  if (!place) throw data(null, { status: 404 })
  return { place, others: items }
})

export default function EditPlace({ loaderData: { place, others } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={place ? say.place.edit : say.place.add} intro={place?.name}>
        <LinkButton to="/dashboard/places" look="line" small>
          {say.all}
        </LinkButton>
      </PageHead>
      <PlaceEditor key={place?.id} place={place} timeZone={others[0]?.timeZone} />
    </>
  )
}
