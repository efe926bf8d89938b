import type { FormEvent } from 'react'
import { Form } from 'react-router'
import * as words from '#common/words'
import type { NamedVehicle, VehicleOption } from '#domain/vehicles/schema'
import { type Choice, type Level, useVehicleChoice } from '../web/car/choose-vehicle.ts'
import { useIsHydrated } from '../web/page/hydrated.ts'
import { Button } from './Button.tsx'
import { Select } from './form/Select.tsx'
import { VehicleKinds } from './VehicleKinds.tsx'

const say = words.vehicleForm
const WITH_ENGINE = 'lg:grid-cols-[1fr_1fr_0.6fr_1.2fr_auto]'
const WITHOUT_ENGINE = 'lg:grid-cols-[1fr_1fr_1fr_auto]'

type Props = {
  /** Absent: fetched when the form appears. */
  makes?: VehicleOption[]
  submit: string
  /** Whether model and year must be chosen too. */
  whole?: boolean
  /** Whether it begins with nothing, not with the car that this browser remembers. */
  empty?: boolean
  wide?: boolean
  /** `car`: the chosen one, where it is chosen as far as the year. */
  onChoose: (car: NamedVehicle | null, choice: Choice) => void
}

/** Make, model, year, then engine where several exist. Without script the make alone leads to /shop. */
export function VehicleForm({ makes, submit, whole = false, empty = false, wide = false, onChoose }: Props) {
  const { kind, choice, options, problem, pick, pickKind, car } = useVehicleChoice(makes, empty)
  // Without script all makes are offered, whatever kind of vehicle they make.
  const hasScript = useIsHydrated()

  const submitChoice = (event: FormEvent) => {
    event.preventDefault()
    onChoose(car, choice)
  }

  const isOfKind = ({ types }: VehicleOption) => !hasScript || types?.some((type) => kind.types.some((t) => t === type))
  const several = options.engine.length > 1
  const isCandidate = options.engine.every(({ told }) => !told)
  const select = (level: Exclude<Level, 'engine'>, label: string, list: VehicleOption[], ready: boolean) => (
    <Select
      label={label}
      name={level}
      options={list}
      empty={ready ? say.choose[level] : '—'}
      value={choice[level]}
      disabled={level !== 'make' && list.length === 0}
      required={level === 'make' || whole}
      onChange={(event) => pick(level)(event.target.value)}
    />
  )
  return (
    <Form action="/shop" onSubmit={submitChoice} className="grid gap-4">
      <VehicleKinds kind={kind} onPick={pickKind} />
      <div
        className={`grid gap-4 ${wide ? `sm:grid-cols-2 sm:items-end ${several ? WITH_ENGINE : WITHOUT_ENGINE}` : ''}`}
      >
        {select('make', words.label.brand, options.make.filter(isOfKind), true)}
        <div className="with-script">{select('model', words.label.model, options.model, choice.make !== '')}</div>
        <div className="with-script">{select('year', say.year, options.year, choice.model !== '')}</div>
        {several && (
          <Select
            label={words.label.engine}
            name="engine"
            options={options.engine}
            empty={say.engineOpen}
            value={choice.engine}
            onChange={(event) => pick('engine')(event.target.value)}
          />
        )}
        <Button type="submit" look="signal" className={wide && !several ? '' : 'sm:max-lg:col-span-2'}>
          {submit}
        </Button>
      </div>
      {several && isCandidate && <p className="text-[0.9375rem] text-ink-2">{say.likely}</p>}
      <p className="without-script text-ink-2">{say.withoutScript}</p>
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
    </Form>
  )
}
