import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { PartDetail } from '#domain/catalogue/schema'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { type Fit, fitOf } from '../../web/fits.ts'
import { useVehicle } from '../../web/vehicle.ts'
import { Button } from '../Button.tsx'
import { Note } from '../Note.tsx'

const CarDialog = lazy(() => import('./CarDialog.tsx').then(({ CarDialog: component }) => ({ default: component })))

/** "Does it fit my car?", answered in the same place whether or not a car is chosen. */
export function FitCheck({ part }: { part: PartDetail }) {
  const vehicle = useVehicle()
  const [asking, setAsking] = useState(false)
  return (
    <div className="min-h-20">
      {part.universal ? (
        <Note tone="good">
          <strong>Fits any vehicle.</strong> This part is not made for one car.
        </Note>
      ) : (
        <Answer vehicle={vehicle} fit={vehicle && fitOf(part, vehicle)}>
          <Button look="line" small className="with-script mt-2" onClick={() => setAsking(true)}>
            {vehicle ? 'Change car' : 'Choose your car'}
          </Button>
        </Answer>
      )}
      {asking && (
        <Suspense>
          <CarDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}

type Props = { vehicle: NamedVehicle | null; fit: Fit | null; children: ReactNode }

function Answer({ vehicle, fit, children }: Props) {
  if (!vehicle || !fit)
    return (
      <Note>
        <strong className="block">Does it fit my car?</strong>
        <span className="without-script">
          See{' '}
          <a href="#fits" className="link">
            the fitment table below
          </a>
          .
        </span>
        {children}
      </Note>
    )
  if (fit.kind === 'no')
    return (
      <Note tone="bad" live>
        <strong className="block">Does not fit your {vehicle.label}</strong>
        {children}
      </Note>
    )
  if (fit.kind === 'maybe')
    return (
      <Note tone="warn" live>
        <strong className="block">May fit your {vehicle.label}</strong>
        {fit.condition && <span className="block">Only {fit.condition}.</span>}
        {fit.engines.length > 0 && <span className="block">Depends on the engine: {fit.engines.join(', ')}.</span>}
        {children}
      </Note>
    )
  return (
    <Note tone="good" live>
      <strong className="block">Fits your {vehicle.label}</strong>
      {children}
    </Note>
  )
}
