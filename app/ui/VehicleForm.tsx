import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { VehicleOption } from '#domain/vehicles/schema'
import { messageOf } from '../web/api.ts'
import { nextLevel } from '../web/vehicle-tree.ts'
import { readVehicle } from '../web/vehicle.ts'
import { Button } from './Button.tsx'
import { Select } from './Select.tsx'

export type Choice = { make: string; model: string; year: string; engine: string }
type Options = { make: VehicleOption[]; model: VehicleOption[]; year: VehicleOption[]; engine: VehicleOption[] }

const NOTHING: Choice = { make: '', model: '', year: '', engine: '' }
const NO_OPTIONS: Options = { make: [], model: [], year: [], engine: [] }
const WITH_ENGINE = 'lg:grid-cols-[1fr_1fr_0.6fr_1.2fr_auto]'
const WITHOUT_ENGINE = 'lg:grid-cols-[1fr_1fr_1fr_auto]'
const LEVELS = ['make', 'model', 'year', 'engine'] as const

/** Names, not slugs, go into addresses and memory: the shop understands both, people only these. */
const named = (options: VehicleOption[]) => options.map(({ label }) => ({ value: label, label }))

type Props = {
  /** Absent: fetched when the form appears. */
  makes?: VehicleOption[]
  submit: string
  /** Whether model and year must be chosen too. */
  whole?: boolean
  wide?: boolean
  onChoose: (choice: Choice) => void
}

/** What is chosen in the tree of vehicles and what there is to choose, beginning with the car that this browser remembers. */
function useTree(makes: VehicleOption[] | undefined) {
  const [choice, setChoice] = useState(NOTHING)
  const [options, setOptions] = useState(NO_OPTIONS)
  const [problem, setProblem] = useState<string>()
  /** How often somebody chose: an answer to an older choice comes too late to count. */
  const choices = useRef(0)

  /** Takes a choice and fills the select below it. */
  const take = async (next: Choice) => {
    const number = ++choices.current
    const isLate = () => number !== choices.current
    setChoice(next)
    setProblem(undefined)
    try {
      const level = await nextLevel(next)
      if (!isLate()) setOptions((now) => ({ ...now, [level.level]: level.options }))
    } catch (error) {
      if (!isLate()) setProblem(messageOf(error))
    }
  }

  useEffect(() => {
    if (makes) return
    nextLevel(NOTHING)
      .then(({ options: all }) => setOptions((now) => ({ ...now, make: all })))
      .catch((error: unknown) => setProblem(messageOf(error)))
  }, [makes])

  useEffect(() => {
    const vehicle = readVehicle()
    if (!vehicle) return
    const { make, model, year, engine = '' } = vehicle
    const known = { make, model, year: String(year), engine }
    const steps = [
      { ...NOTHING, make },
      { ...NOTHING, make, model },
      { ...known, engine: '' },
    ]
    Promise.all(steps.map(nextLevel))
      .then((levels) => {
        if (choices.current > 0) return
        const filled = levels.map(({ level, options: list }) => [level, list])
        setOptions((now) => ({ ...now, ...Object.fromEntries(filled) }))
        setChoice(known)
      })
      // Without the tree the selects start empty, as for somebody new.
      .catch(() => {})
  }, [])

  const pick = (level: (typeof LEVELS)[number]) => (value: string) => {
    const below = LEVELS.slice(LEVELS.indexOf(level) + 1)
    const cleared = Object.fromEntries(below.map((name) => [name, '']))
    setOptions((now) => ({ ...now, ...Object.fromEntries(below.map((name) => [name, []])) }))
    void take({ ...choice, ...cleared, [level]: value })
  }
  return { choice, options, problem, pick }
}

/** Make, model, year, then engine where several exist. Without script the make alone leads to /shop. */
export function VehicleForm({ makes, submit, whole = false, wide = false, onChoose }: Props) {
  const { choice, options, problem, pick } = useTree(makes)

  const submitChoice = (event: FormEvent) => {
    event.preventDefault()
    onChoose(choice)
  }

  const several = options.engine.length > 1
  const select = (level: (typeof LEVELS)[number], label: string, list: VehicleOption[], ready: boolean) => (
    <Select
      label={label}
      name={level}
      options={list}
      empty={ready ? `Choose ${level}` : '—'}
      value={choice[level]}
      disabled={level !== 'make' && list.length === 0}
      required={level === 'make' || (whole && level !== 'engine')}
      onChange={(event) => pick(level)(event.target.value)}
    />
  )
  return (
    <Form action="/shop" onSubmit={submitChoice} className="grid gap-4">
      <div
        className={`grid gap-4 ${wide ? `sm:grid-cols-2 sm:items-end ${several ? WITH_ENGINE : WITHOUT_ENGINE}` : ''}`}
      >
        {select('make', 'Brand', named(makes ?? options.make), true)}
        <div className="with-script">{select('model', 'Model', named(options.model), choice.make !== '')}</div>
        <div className="with-script">{select('year', 'Year', options.year, choice.model !== '')}</div>
        {several && select('engine', 'Engine', options.engine, true)}
        <Button type="submit" look="signal" className={wide && !several ? '' : 'sm:max-lg:col-span-2'}>
          {submit}
        </Button>
      </div>
      <p className="without-script text-ink-2">Choose a make; model and year come on the next page.</p>
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
    </Form>
  )
}
