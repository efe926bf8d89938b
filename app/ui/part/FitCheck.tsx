import { Suspense, useState } from 'react'
import * as words from '#common/words'
import type { PartDetail } from '#domain/catalogue/schema'
import type { Fits } from '../../web/car/chosen-car-fits.ts'
import { Button } from '../Button.tsx'
import { useKeptFocus } from '../kept-focus.ts'
import { Note } from '../Note.tsx'
import { FitAnswer } from './FitAnswer.tsx'
import { CarDialog } from '../garage/lazy-car-dialog.ts'

const say = words.fit.page

/** "Does it fit my car?", answered in the same place whether or not a car is chosen. */
export function FitCheck({ part, told }: { part: PartDetail; told: Fits }) {
  const [asking, setAsking] = useState(false)
  const { place, around } = useKeptFocus<HTMLDivElement>()
  const choose = (
    <Button look="line" small className="with-script mt-2" onClick={() => setAsking(true)}>
      {told.vehicle ? words.partPage.fit.change : words.partPage.fit.choose}
    </Button>
  )
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={say.ask} {...around} className="min-h-20">
      {part.universal ? (
        <Note tone="good">
          <strong>{say.any}</strong> {say.notForOne}
        </Note>
      ) : told.vehicle ? (
        <FitAnswer {...told} part={part} car={told.vehicle.label}>
          {choose}
        </FitAnswer>
      ) : (
        <Note>
          <strong className="block">{say.ask}</strong>
          <span className="without-script">
            {words.partPage.fit.before}{' '}
            <a href="#fits" className="link">
              {words.partPage.fit.table}
            </a>
            .
          </span>
          {choose}
        </Note>
      )}
      {asking && (
        <Suspense>
          <CarDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
