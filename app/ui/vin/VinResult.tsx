import * as words from '#common/words'
import { bareVin } from '#common/vin'
import type { NamedVehicle } from '#domain/vehicles/schema'
import type { VinAnswer } from '#domain/vin/schema'
import type { VinOutcome, VinRefusal } from '../../web/car/ask-vin.ts'
import { LinkButton } from '../LinkButton.tsx'
import { Note } from '../Note.tsx'
import { VinCars } from './VinCars.tsx'
import { VinCharacters } from './VinCharacters.tsx'

type Props = VinOutcome & {
  /** Takes the chosen car. Absent where no script runs: each car is a link to its list. */
  onChoose?: (car: NamedVehicle) => void
}

/** What the shop makes of a VIN: a question, a slip at its place, or ways on. Its buttons belong to the form around it. */
export function VinResult({ typed, answer, refusal, onChoose }: Props) {
  if (refusal) return <Refused typed={typed} refusal={refusal} />
  if (!answer) return null
  return (
    <div className="grid gap-4" role="status">
      {isDoubted(answer) && <Doubt typed={typed} answer={answer} />}
      {answer.result === 'unknown' ? <Unknown answer={answer} /> : <VinCars answer={answer} onChoose={onChoose} />}
    </div>
  )
}

/** That a VIN has no check digit matters where a car is asked about. */
const isDoubted = ({ checkDigit, result }: VinAnswer) =>
  checkDigit === 'wrong' || (checkDigit === 'none' && result === 'question')

function Refused({ typed, refusal }: { typed: string; refusal: VinRefusal }) {
  const { message, places, likely } = refusal
  return (
    <Note tone="bad" live>
      <p className="font-semibold">{message}</p>
      {places.length > 0 && <VinCharacters vin={bareVin(typed)} places={places} />}
      {likely && <Try vin={likely}>{words.vin.likely(likely)}</Try>}
    </Note>
  )
}

function Doubt({ typed, answer }: { typed: string; answer: VinAnswer }) {
  const vin = bareVin(typed)
  const { checkDigit, slips } = answer
  if (checkDigit === 'right') return null
  return (
    <Note tone="warn">
      <p>{words.vin.doubt[checkDigit]}</p>
      {slips.length > 0 && <p className="mt-2 font-semibold">{words.vin.slip.title}</p>}
      <ul className="grid gap-2">
        {slips.map(({ places, vin: better }) => (
          <li key={better} className="flex flex-wrap items-center gap-x-4">
            <VinCharacters vin={vin} places={places} />
            <Try vin={better}>{words.vin.slip.at(places, vin[places[0]! - 1]!, better[places[0]! - 1]!)}</Try>
          </li>
        ))}
      </ul>
    </Note>
  )
}

/** Asks again with another VIN. */
const Try = ({ vin, children }: { vin: string; children: string }) => (
  <button type="submit" name="vin" value={vin} formNoValidate className="button button-line button-small mt-1">
    {children}
  </button>
)

function Unknown({ answer: { make, year } }: { answer: VinAnswer }) {
  const { unknown } = words.vin
  return (
    <div className="grid gap-3">
      <p className="text-xl font-semibold">{unknown.title}</p>
      <p>{make ? unknown.made(make, year) : unknown.nothing}</p>
      <p className="flex flex-wrap gap-3">
        {make ? (
          <LinkButton to={`/parts/${encodeURIComponent(make)}`} rel="nofollow" look="line" small>
            {unknown.ways.models(make)}
          </LinkButton>
        ) : (
          <LinkButton to="/#vehicle" look="line" small>
            {unknown.ways.picker}
          </LinkButton>
        )}
        <LinkButton to="/shop" look="line" small>
          {unknown.ways.number}
        </LinkButton>
      </p>
    </div>
  )
}
