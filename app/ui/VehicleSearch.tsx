import { type FormEvent, useEffect, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { VehicleOption } from '#domain/vehicles/schema'
import { messageOf } from '../web/api.ts'
import { nextLevel } from '../web/vehicle-tree.ts'
import { readVehicle, rememberVehicle, vehicleLabel } from '../web/vehicle.ts'
import { Button } from './Button.tsx'
import { Select } from './Select.tsx'

type Choice = { make: string; model: string; year: string; engine: string }
type Options = { model: VehicleOption[]; year: VehicleOption[]; engine: VehicleOption[] }

const NOTHING: Choice = { make: '', model: '', year: '', engine: '' }
const NO_OPTIONS: Options = { model: [], year: [], engine: [] }
const LEVELS = ['make', 'model', 'year', 'engine'] as const

/** Names, not slugs, go into addresses and memory: the shop understands both, people only these. */
const named = (options: VehicleOption[]) => options.map(({ label }) => ({ value: label, label }))

type Props = { makes: VehicleOption[]; onChosen?: () => void; submit?: string }

/**
 * Make, model, year, then engine where several exist. The choice is remembered in this browser and leads to what fits.
 * Without script the make alone leads on.
 */
export function VehicleSearch({ makes, onChosen, submit = 'Show parts that fit' }: Props) {
  const navigate = useNavigate()
  const [choice, setChoice] = useState(NOTHING)
  const [options, setOptions] = useState(NO_OPTIONS)
  const [problem, setProblem] = useState<string>()

  /** Takes a choice and fills the select below it. */
  const take = async (next: Choice) => {
    setChoice(next)
    setProblem(undefined)
    try {
      const level = await nextLevel(next)
      if (level && level.level !== 'make') setOptions((now) => ({ ...now, [level.level]: level.options }))
    } catch (error) {
      setProblem(messageOf(error))
    }
  }

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
        const filled = levels.flatMap((level) => (level ? [[level.level, level.options]] : []))
        setOptions({ ...NO_OPTIONS, ...Object.fromEntries(filled) })
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

  const submitChoice = (event: FormEvent) => {
    event.preventDefault()
    const { make, model, year, engine } = choice
    const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value))
    if (make && model && year) {
      const vehicle = { make, model, year: Number(year), ...(engine && { engine }) }
      rememberVehicle({ ...vehicle, label: vehicleLabel(vehicle) })
    }
    onChosen?.()
    void navigate(`/shop?${query}`)
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
      required={level === 'make'}
      onChange={(event) => pick(level)(event.target.value)}
    />
  )
  return (
    <Form action="/shop" onSubmit={submitChoice} className="grid gap-4">
      <div
        className={`grid gap-4 sm:grid-cols-2 ${several ? 'lg:grid-cols-[1fr_1fr_0.6fr_1.2fr_auto]' : 'lg:grid-cols-[1fr_1fr_1fr_auto]'} lg:items-end`}
      >
        {select('make', 'Brand', named(makes), true)}
        {select('model', 'Model', named(options.model), choice.make !== '')}
        {select('year', 'Year', options.year, choice.model !== '')}
        {several && select('engine', 'Engine', options.engine, true)}
        <Button type="submit" look="signal" className="max-lg:sm:col-span-2">
          {submit}
        </Button>
      </div>
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
    </Form>
  )
}
