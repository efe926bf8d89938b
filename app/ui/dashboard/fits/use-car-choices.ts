import { useLevel } from './use-level.ts'

type Option = { value: string; label: string }
/** What is chosen stays to be seen while the list is on its way, or has it no longer. */
const withChosen = (options: Option[], value: string, label = value): Option[] =>
  value === '' || options.some((option) => option.value === value) ? options : [{ value, label }, ...options]

const named = (options: { label: string }[]): Option[] => options.map(({ label }) => ({ value: label, label }))

/** A line's car as its form holds it: '' is not chosen yet. `engineName`: what the chosen engine is called. */
type Chosen = Record<'make' | 'model' | 'yearFrom' | 'yearTo' | 'engine', string> & { engineName: string | null }

/** What may be chosen of a line's car, each level once those before it are chosen. */
export function useCarChoices({ make, model, yearFrom, yearTo, engine, engineName }: Chosen) {
  const makes = named(useLevel({}))
  const models = named(useLevel(make ? { make } : null))
  const years = useLevel(make && model ? { make, model } : null).map(({ value }) => String(Number.parseInt(value, 10)))
  const hasYears = make && model && yearFrom && yearTo
  const engines = useLevel(hasYears ? { make, model, year: Number(yearFrom), until: Number(yearTo) } : null)
  const yearOptions = [...new Set(years)].map((value) => ({ value, label: value }))
  return {
    makes: withChosen(makes, make),
    models: withChosen(models, model),
    firstYears: withChosen(yearOptions, yearFrom),
    lastYears: withChosen(yearOptions, yearTo),
    engines: withChosen(engines, engine, engineName ?? engine),
  }
}
