import { isAskedFirst, type CardFit } from '#domain/fitment/schema'
import { lineKey } from '../../web/cart-cars.ts'
import type { CartLine } from '../../web/cart-lines.ts'
import type { Quoted } from '../../web/quote.ts'
import { useMoney } from '../../web/settings.ts'
import * as words from '#common/words'
import { LineVerdict } from '../LineVerdict.tsx'
import { PartNumber } from '../PartNumber.tsx'
import { Picture } from '../Picture.tsx'
import { Waits } from '../Waits.tsx'
import { Unasked } from '../cart/Unasked.tsx'

type Props = { lines: readonly CartLine[]; quoted: Quoted; fitOf: (line: CartLine) => CardFit | undefined }

/** What is ordered, in short; a line that may not fit is asked about here, as the shop asks when the order is placed. */
export function CheckoutLines({ lines, quoted, fitOf }: Props) {
  const money = useMoney()
  return (
    <ul>
      {lines.map((line) => {
        const { part, quantity, car } = line
        const fit = fitOf(line)
        const told = quoted.lineOf({ part: part._id, quantity, car })
        return (
          <li
            key={lineKey(part._id, car)}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 border-b border-hair px-5 py-3"
          >
            <div className="row-span-2 self-start bg-plate">
              <Picture
                src={part.img}
                alt=""
                width={640}
                height={640}
                sizes="3.5rem"
                className="aspect-square h-auto w-full"
              />
            </div>
            <span className="min-w-0">
              <span className="block leading-snug font-semibold">{part.name}</span>
              <span className="text-[0.9375rem] text-ink-2">
                {`${quantity} × `}
                <PartNumber>{part.number}</PartNumber>
              </span>
            </span>
            <span className="tabular">{told?.amount === undefined ? '…' : money(told.amount)}</span>
            <div className="col-span-2 col-start-2 grid gap-1.5">
              {car && fit && <LineVerdict label={car.label} knows={car.knows === true} {...fit} />}
              {car && fit && isAskedFirst(fit) && !car.knows && <Unasked part={part} pieces={{ car, quantity }} />}
              <Waits waits={told?.waits} quantity={quantity} />
              {told?.problem && (
                <p role="alert" className="font-semibold text-bad">
                  {told.problem === 'too-few' ? words.cart.panel.fewer(told.left!) : words.cart.panel.soldOut}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
