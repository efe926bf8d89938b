import * as words from '#common/words'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { forgetSaid } from '../../web/car/garage-changes.ts'

/** What the owner said of the car, each to be taken back. */
export function YouSaid({ vehicle }: { vehicle: NamedVehicle }) {
  const { engine, is = [] } = vehicle
  const said = [
    ...(engine ? [{ answer: 'engine', text: engine }] : []),
    ...is.map((answer) => ({ answer, text: words.atCar.said(answer) })),
  ]
  if (said.length === 0) return null
  const { title, takeBack } = words.atCar.youSaid
  return (
    <p className="text-[0.9375rem] text-ink-2">
      {title}:{' '}
      {said.map(({ answer, text }, n) => (
        <span key={answer}>
          {n > 0 && '; '}
          {text}{' '}
          <button
            type="button"
            className="link"
            aria-label={`${takeBack}: ${text}`}
            onClick={() => forgetSaid(answer, vehicle)}
          >
            {takeBack}
          </button>
        </span>
      ))}
    </p>
  )
}
