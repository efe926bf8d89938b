import { addressLines } from '#common/address'
import * as words from '#common/words'
import type { Quote } from '../../web/cart/quote.ts'
import { useMoney } from '../../web/settings.ts'
import { arrivalText } from '../cart/QuoteSums.tsx'

type Offer = Quote['methods'][number]

type Props = { legend: string; offers: readonly Offer[]; chosen: string | null; onChoose: (id: string) => void }

/** The ways of delivery, each with its cost and its day; one that cannot be says why. */
export function Methods({ legend, offers, chosen, onChoose }: Props) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="label mb-1.5">{legend}</legend>
      {offers.map((offer) => (
        <Method key={offer.id} offer={offer} isChosen={offer.id === chosen} onChoose={() => onChoose(offer.id)} />
      ))}
    </fieldset>
  )
}

function Method({ offer, isChosen, onChoose }: { offer: Offer; isChosen: boolean; onChoose: () => void }) {
  const { id, kind, name, amount, arrives, place, why } = offer
  const money = useMoney()
  const lines = [
    why ?? arrivalText(arrives, kind === 'collect'),
    place?.address && addressLines(place.address).join(', '),
    place?.hours,
  ].filter(Boolean)
  return (
    <label
      className={`flex flex-wrap items-start gap-x-3 border px-[min(1rem,4vw)] py-3 ${isChosen ? 'border-ink bg-surface' : 'border-edge'} ${why ? 'opacity-70' : 'cursor-pointer'}`}
    >
      <input
        type="radio"
        name="method"
        value={id}
        checked={isChosen}
        disabled={why !== undefined}
        onChange={onChoose}
        className="mt-1.5 size-4.5 flex-none accent-ink"
      />
      <span className="min-w-0 flex-[1_1_4.5rem]">
        <span className="font-semibold">{place?.name ?? name}</span>
        {lines.map((line) => (
          <span key={line} className="block text-[0.9375rem] text-ink-2">
            {line}
          </span>
        ))}
      </span>
      {!why && <span className="tabular">{amount === 0 ? words.delivery.free : money(amount)}</span>}
    </label>
  )
}
