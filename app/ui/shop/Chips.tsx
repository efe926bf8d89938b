import { fromWritten, money, type Prices } from '#common/prices'
import * as words from '#common/words'
import type { Facets } from '#domain/finding/schema'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { useShop } from '../../web/settings.ts'
import { forAllCars, takenBack } from '../../web/car/car-link.ts'
import { priceBounds, toggled, toggledCategory } from '../../web/list/facet-link.ts'
import { without } from '../../web/shop-link.ts'
import { forgetSaid } from '../../web/car/garage-changes.ts'
import { Icon } from '../Icon.tsx'
import { PageLink } from '../PageLink.tsx'

const say = words.shopList.chips

type Chip = { key: string; label: string; to: string; forget?: string }

function priceLabel(prices: Prices, from: string, to: string) {
  const says = (typed: string) => money(prices, fromWritten(prices, Number(typed)))
  if (from && to) return say.between(says(from), says(to))
  return from ? say.from(says(from)) : say.upTo(says(to))
}

/** What narrows the list now, each removable by itself; the vehicle is one thing. */
function chipsOf(params: URLSearchParams, facets: Facets, vehicle: string | null, prices: Prices): Chip[] {
  const chosen = (name: 'brand' | 'tier' | 'position' | 'condition') =>
    facets[name]
      .filter((value) => value.selected)
      .map(({ value, label }) => ({ key: value, label, to: toggled(params, name, value) }))
  const categories = facets.category.flatMap(({ value, label, selected }, index) =>
    selected ? [{ key: value, label, to: toggledCategory(params, facets.category, index) }] : [],
  )
  const measures = facets.measures.flatMap(({ label: name, values }) =>
    values
      .filter(({ selected }) => selected)
      .map(({ value, label }) => ({ key: value, label: `${name}: ${label}`, to: toggled(params, 'measure', value) })),
  )
  const [from, to] = priceBounds(params)
  const typed = params.get('q')
  return [
    ...(typed ? [{ key: 'q', label: words.shopList.quoted(typed), to: without(params, 'q') }] : []),
    ...categories,
    ...measures,
    ...chosen('brand'),
    ...chosen('tier'),
    ...chosen('position'),
    ...chosen('condition'),
    ...(from || to
      ? [{ key: 'price', label: priceLabel(prices, from, to), to: without(params, 'priceMin', 'priceMax') }]
      : []),
    ...facets.rating
      .filter((value) => value.selected)
      .map(({ label }) => ({ key: 'rating', label, to: without(params, 'rating') })),
    ...(facets.inStock.some((value) => value.selected)
      ? [{ key: 'stock', label: words.stock.inStock, to: without(params, 'inStock') }]
      : []),
    ...(vehicle ? [{ key: 'vehicle', label: vehicle, to: forAllCars(params) }] : []),
    ...(vehicle ? params.getAll('is') : []).map((answer) => ({
      key: answer,
      label: words.atCar.said(answer),
      to: takenBack(params, answer),
      forget: answer,
    })),
  ]
}

/** What narrows the list now; each chip takes its own filter out. */
export function Chips({
  params,
  facets,
  vehicle,
  car,
  isRead,
}: {
  params: URLSearchParams
  facets: Facets
  vehicle: string | null
  /** The car that the list is for. */
  car: NamedVehicle | null
  /** Whether the words stand below once more, piece by piece: on a phone they are no chip, so that parts come sooner. */
  isRead: boolean
}) {
  const chips = chipsOf(params, facets, vehicle, useShop().prices)
  if (chips.length === 0) return null
  const isWide = (key: string) => isRead && key === 'q'
  return (
    <ul
      className={`flex flex-wrap gap-2 ${chips.every(({ key }) => isWide(key)) ? 'max-sm:hidden' : ''}`}
      aria-label={say.title}
    >
      {chips.map(({ key, label, to, forget }) => (
        <li key={key} className={isWide(key) ? 'max-sm:hidden' : undefined}>
          <PageLink
            to={to}
            rel="nofollow"
            stay
            onClick={forget && car ? () => forgetSaid(forget, car) : undefined}
            className={`flex min-h-9 items-center gap-1.5 border px-2.5 text-[0.9375rem] hover:border-signal hover:text-signal ${key === 'vehicle' ? 'border-signal bg-signal-wash font-semibold' : 'border-edge bg-surface'}`}
          >
            {key === 'vehicle' && <Icon name="car" className="size-5" />}
            {label}
            <Icon name="close" className="size-4" />
            <span className="sr-only">{say.remove}</span>
          </PageLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <PageLink to="/shop" className="link inline-flex min-h-9 items-center px-1 text-[0.9375rem]">
            {say.clear}
          </PageLink>
        </li>
      )}
    </ul>
  )
}
