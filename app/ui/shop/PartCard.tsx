import type { PartCard as Part } from '#domain/catalogue/schema'
import type { CardFit } from '#domain/fitment/schema'
import { AddInPlace } from '../cart/AddInPlace.tsx'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { FitMark } from '../catalogue/FitMark.tsx'
import { Icon, type IconName } from '../Icon.tsx'
import { NoLongerSold } from '../catalogue/NoLongerSold.tsx'
import { NotNew } from '../catalogue/NotNew.tsx'
import { PageLink } from '../PageLink.tsx'
import { Unbroken } from '../Unbroken.tsx'
import { PartNumber } from '../catalogue/PartNumber.tsx'
import { Picture } from '../Picture.tsx'
import { Price } from '../catalogue/Price.tsx'
import { Stars } from '../catalogue/Stars.tsx'
import { Stock } from '../catalogue/Stock.tsx'
import { orderable } from '../../web/cart/orderable.ts'
import type { ListedPart } from '../../web/list/listed-part.ts'

const SIZES = '(width >= 37.5rem) 19rem, 7.5rem'

type Props = {
  part: ListedPart
  /** Among the first on the page: its picture is fetched at once. */
  first: boolean
  level: 2 | 3
  /** Whether it fits the remembered car, where the list itself does not say. */
  fit?: { fit: CardFit; car: string }
}

/**
 * A part in a list: what it is, what it costs, whether it is there, and why it was found. A row on phones, a card above; where
 * lines were chosen, one line (app/styles/lines.css).
 */
export function PartCard({ part, first, level, fit }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="card">
      <div className="card-plate">
        <Picture src={part.img} alt="" width={640} height={640} sizes={SIZES} first={first} />
      </div>
      <div className="card-text">
        <p className="card-maker">
          <b>{part.brand.name}</b>
          <PartNumber className="text-ink-2">{part.number}</PartNumber>
        </p>
        <Heading className="card-name">
          <PageLink to={`/shop/${part._id}`}>
            <Unbroken text={part.name} />
          </PageLink>{' '}
          <NotNew condition={part.condition} />
        </Heading>
        {part.measures && (
          <p className="card-measures">
            <Unbroken text={part.measures} />
          </p>
        )}
        {fit && <FitMark {...fit} />}
        {part.foundBy.length > 0 && <FoundBy reasons={part.foundBy} />}
        {part.rating !== null && <Stars rating={part.rating} count={part.ratingCount} />}
        <div className="card-foot">
          <div className="card-price">
            <Price amount={part.price} />
            {part.status ? <NoLongerSold part={part} /> : <Stock stock={part.stock} backOrder={part.backOrder} />}
          </div>
          <div className="card-add">
            {orderable(part) !== 0 && !part.status && <AddInPlace part={part} />}
            <CompareToggle part={part} />
          </div>
        </div>
      </div>
    </article>
  )
}

const FOUND = { icon: 'search', tone: 'text-ink-2' } as const
const LOOKS: Partial<Record<string, { icon: IconName; tone: string }>> = {
  vehicle: { icon: 'check', tone: 'text-good' },
  'vehicle-if': { icon: 'info', tone: 'text-warn' },
  'vehicle-no': { icon: 'cross', tone: 'text-bad' },
}

/** Why this part is in the list: the car it fits, the number it was found by. Plain words need no reason. */
function FoundBy({ reasons }: { reasons: Part['foundBy'] }) {
  return (
    <ul className="card-why">
      {reasons
        .filter(({ kind }) => kind !== 'words')
        .map(({ kind, text, place }) => (
          <li key={kind + text} className={`flex gap-1.5 ${(LOOKS[kind] ?? FOUND).tone}`}>
            <Icon name={(LOOKS[kind] ?? FOUND).icon} className="mt-0.5 size-4" />
            <span className="min-w-0">
              {text}
              {place && <span className="card-place">{place}</span>}
            </span>
          </li>
        ))}
    </ul>
  )
}
