import { Link } from 'react-router'
import { addressBelow } from '#common/address'
import { whole } from '#common/format'
import * as words from '#common/words'
import type { PlaceListed } from '#domain/places/schema'
import { Badge } from '../../ui/Badge.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { Table } from '../../ui/dashboard/Table.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/places'

const say = words.adminPlaces.list
const HEADS = [
  { label: say.heads.place },
  { label: say.heads.cutOff },
  { label: say.heads.parts, end: true },
  { label: words.label.actions, end: true },
]

export const clientLoader = adminOnly(() => api('GET', '/places'))

/** Where the shop's parts lie. Where one part lies stands with that part. */
export default function ManagePlaces({ loaderData: { items } }: Route.ComponentProps) {
  const cells = (place: PlaceListed) => [
    <span key="place" className="block">
      <span className="flex flex-wrap items-center gap-2">
        <Link to={`/dashboard/places/${place.id}`} className="link font-semibold">
          {place.name}
        </Link>
        {place.collects && <Badge tone="good">{say.collects}</Badge>}
        {place.closed && <Badge tone="bad">{say.closed}</Badge>}
      </span>
      <span className="block text-[0.9375rem] text-ink-2">
        {place.address ? addressBelow(place.name, place.address).join(', ') : say.noAddress}
      </span>
    </span>,
    `${place.cutOff}, ${place.timeZone.replaceAll('_', ' ')}`,
    whole(place.parts),
    <LinkButton key="edit" to={`/dashboard/places/${place.id}`} look="line" small aria-label={say.edit(place.name)}>
      {words.button.edit}
    </LinkButton>,
  ]
  return (
    <>
      <PageHead title={say.title} intro={say.intro}>
        <LinkButton to="/dashboard/places/new" look="line">
          {say.add}
        </LinkButton>
      </PageHead>
      <Table
        label={say.title}
        heads={HEADS}
        rows={items.map((place) => ({ key: String(place.id), cells: cells(place) }))}
      />
    </>
  )
}
