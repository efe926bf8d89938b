import { useEffect, useRef, useState } from 'react'
import type { NamedVehicle, VehicleOption } from '#domain/vehicles/schema'
import { messageOf } from '../api.ts'
import { type Kind, KINDS, kindOf, nextLevel } from './vehicle-tree.ts'
import { readVehicle } from './vehicle.ts'

const LEVELS = ['make', 'model', 'year', 'engine'] as const
export type Level = (typeof LEVELS)[number]
/** The chosen value of each level, empty where nothing is chosen. */
export type Choice = Record<Level, string>
type Options = Record<Level, VehicleOption[]>

const NOTHING: Choice = { make: '', model: '', year: '', engine: '' }
const NO_OPTIONS: Options = { make: [], model: [], year: [], engine: [] }

const chosen = (options: Options, choice: Choice, level: Level) =>
  options[level].find(({ value }) => value === choice[level])

/** The car that is chosen, as far as the year; without an engine where the chooser does not know it. */
function carOf(kind: Kind, choice: Choice, options: Options): NamedVehicle | null {
  const year = chosen(options, choice, 'year')
  if (!year?.car) return null
  const engine = chosen(options, choice, 'engine')
  const { make, model } = choice
  const named = { make, model, year: Number.parseInt(year.value, 10) }
  return {
    car: year.car,
    type: year.types?.[0] ?? kind.types[0],
    ...named,
    ...(engine && { engine: engine.label, engineId: Number(engine.value) }),
    label: [named.year, make, model, engine?.label].filter(Boolean).join(' '),
  }
}

/** Names, not slugs, are chosen and remembered: the shop understands both, people only these. */
const named = (options: VehicleOption[]) => options.map((option) => ({ ...option, value: option.label }))
const byName = { make: named, model: named, year: (all: VehicleOption[]) => all, engine: (all: VehicleOption[]) => all }

/**
 * What is chosen in the tree of vehicles and what there is to choose, beginning with the car that this browser remembers
 * or, `empty`, with nothing. `makes` absent: fetched when the form appears.
 */
export function useVehicleChoice(makes: VehicleOption[] | undefined, empty: boolean) {
  const [kind, setKind] = useState<Kind>(KINDS[0])
  const [choice, setChoice] = useState(NOTHING)
  const [options, setOptions] = useState<Options>({ ...NO_OPTIONS, make: named(makes ?? []) })
  const [problem, setProblem] = useState<string>()
  /** How often somebody chose: an answer to an older choice comes too late to count. */
  const choices = useRef(0)

  /** Takes a choice and fills the select below it. */
  const take = async (next: Choice, level: Level) => {
    const number = ++choices.current
    const isLate = () => number !== choices.current
    setChoice(next)
    setProblem(undefined)
    if (level === 'engine' || !next[level]) return
    try {
      const below = await nextLevel({ kind, ...next, car: chosen(options, next, 'year')?.car })
      if (!isLate()) setOptions((now) => ({ ...now, [below.level]: byName[below.level](below.options) }))
    } catch (error) {
      if (!isLate()) setProblem(messageOf(error))
    }
  }

  useEffect(() => {
    if (makes) return
    nextLevel({})
      .then(({ options: all }) => setOptions((now) => ({ ...now, make: named(all) })))
      .catch((error: unknown) => setProblem(messageOf(error)))
  }, [makes])

  useEffect(() => {
    const vehicle = empty ? null : readVehicle()
    if (!vehicle) return
    const { make, model, car, engineId } = vehicle
    const known = kindOf(vehicle.type)
    Promise.all([{ make }, { make, model }, { car }].map((step) => nextLevel({ kind: known, ...step })))
      .then((levels) => {
        if (choices.current > 0) return
        const filled = Object.fromEntries(levels.map(({ level, options: list }) => [level, byName[level](list)]))
        const year = filled.year?.find((option) => option.car === car)
        if (!year) return
        setKind(known)
        setOptions((now) => ({ ...now, ...filled }))
        setChoice({ make, model, year: year.value, engine: engineId?.toString() ?? '' })
      })
      // Without the tree the selects start empty, as for somebody new.
      .catch(() => {})
  }, [empty])

  const pick = (level: Level) => (value: string) => {
    const below = LEVELS.slice(LEVELS.indexOf(level) + 1)
    const cleared = Object.fromEntries(below.map((name) => [name, '']))
    setOptions((now) => ({ ...now, ...Object.fromEntries(below.map((name) => [name, []])) }))
    void take({ ...choice, ...cleared, [level]: value }, level)
  }
  const pickKind = (next: Kind) => {
    choices.current++
    setKind(next)
    setChoice(NOTHING)
    setOptions((now) => ({ ...NO_OPTIONS, make: now.make }))
  }
  return { kind, choice, options, problem, pick, pickKind, car: carOf(kind, choice, options) }
}
