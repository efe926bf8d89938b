import type { ReactNode } from 'react'
import type { CardFit } from '#domain/fitment/schema'
import * as words from '#common/words'
import type { PartDetail } from '#domain/catalogue/schema'
import type { Fits } from '../../web/car/chosen-car-fits.ts'
import { Note } from '../Note.tsx'
import { OthersForCar } from '../catalogue/OthersForCar.tsx'
import { AskAtCar } from '../fit/AskAtCar.tsx'
import { YouSaid } from './YouSaid.tsx'

const TONES = { yes: 'good', universal: 'good', maybe: 'warn', no: 'bad' } as const
const say = words.fit.page

type Props = Fits & { part: Pick<PartDetail, '_id' | 'type'>; car: string; children: ReactNode }

/** Whether a part fits the chosen car, why not for sure, or why it cannot be told. */
export function FitAnswer({ vehicle, fits, open, problem, part, car, children }: Props) {
  if (!fits)
    return (
      <Note>
        <strong className="block">{say.asking(car)}</strong>
        {children}
      </Note>
    )
  const fit = fits[part._id]
  if (!fit)
    return (
      <Note live>
        <strong className="block">{problem ?? say.unknownCar(car)}</strong>
        {children}
      </Note>
    )
  if (fit.fit === 'unknown')
    return (
      <Note tone="warn" live>
        <strong className="block">{say.unknown(car)}</strong>
        {fit.why.length > 0 ? <Why fit={fit} /> : <span className="block">{say.compareNumbers}</span>}
        {children}
      </Note>
    )
  return (
    <Note tone={TONES[fit.fit]} live>
      <strong className="block">
        {say.answer(fit.fit, car)}
        {fit.place && <span className="font-normal">: {fit.place}</span>}
      </strong>
      <Why fit={fit} />
      {vehicle && <YouSaid vehicle={vehicle} />}
      {fit.fit === 'maybe' && vehicle && open && <AskAtCar question={open} vehicle={vehicle} />}
      <div className="flex flex-wrap gap-x-3">
        {fit.fit === 'no' && vehicle && (
          <OthersForCar type={part.type} car={vehicle} small className="mt-2 max-[22rem]:wrap-anywhere" />
        )}
        {children}
      </div>
    </Note>
  )
}

const Why = ({ fit: { why } }: { fit: CardFit }) =>
  why.map((reason) => (
    <span key={reason} className="block first-letter:uppercase">
      {reason}.
    </span>
  ))
