import * as words from '#common/words'
import { PartTabs } from '../../ui/dashboard/fits/PartTabs.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { PartGone } from '../../ui/dashboard/part/PartGone.tsx'
import { PartPlacesEditor } from '../../ui/dashboard/places/PartPlacesEditor.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/part-places'

export const clientLoader = adminOnly(async ({ params }) => {
  const [part, { items }] = await Promise.all([
    api('GET', '/parts/{id}/places', { path: { id: String(params['id']) } }),
    api('GET', '/places'),
  ])
  return { part, places: items }
})

export default function PartPlaces({ loaderData: { part, places } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.adminPlaces.ofPart} intro={`${part.name}, ${part.number}`}>
        <LinkButton to="/dashboard/places" look="line" small>
          {words.adminPlaces.all}
        </LinkButton>
        <LinkButton to={`/shop/${part._id}`} look="line" small>
          {words.adminParts.seePart}
        </LinkButton>
      </PageHead>
      <PartTabs id={part._id} here="places" />
      <PartPlacesEditor key={part._id} part={part} places={places} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PartGone error={error} />
}
