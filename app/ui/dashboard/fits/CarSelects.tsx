import type { z } from 'zod'
import * as words from '#common/words'
import type { applicationInput } from '#domain/fitment/schema'
import type { useSchemaForm } from '../../form/form.ts'
import { Select } from '../../form/Select.tsx'
import { useCarChoices } from './use-car-choices.ts'

const say = words.carLines.form

type Props = {
  form: ReturnType<typeof useSchemaForm<z.input<typeof applicationInput>, z.output<typeof applicationInput>>>
  /** What the shop has refused of the line, by field. */
  wrong: Record<string, string>
  engineName: string | null
  onEngineName: (name: string | null) => void
}

/** Which cars a line is about: a model, its years, and an engine where only that is meant. */
export function CarSelects({ form, wrong, engineName, onEngineName }: Props) {
  const [make, model, yearFrom, yearTo, engine] = form
    .watch(['make', 'model', 'yearFrom', 'yearTo', 'engine'])
    .map((value) => String(value ?? '')) as [string, string, string, string, string]
  const choices = useCarChoices({ make, model, yearFrom, yearTo, engine, engineName })

  const choose = (name: 'make' | 'model' | 'yearFrom' | 'yearTo' | 'engine', below: 'model' | 'engine' | null) => ({
    name,
    error: form.errorOf(name) ?? wrong[name],
    onChange: ({ target }: { target: HTMLSelectElement }) => {
      form.setValue(name, target.value, { shouldValidate: form.formState.isSubmitted, shouldDirty: true })
      if (name === 'engine') onEngineName(target.selectedOptions[0]?.text ?? null)
      if (below) form.setValue(below, '')
    },
  })
  return (
    <>
      <Select
        label={words.label.make}
        empty={say.chooseMake}
        options={choices.makes}
        value={make}
        {...choose('make', 'model')}
      />
      <Select
        label={words.label.model}
        empty={make ? say.chooseModel : '—'}
        options={choices.models}
        value={model}
        {...choose('model', 'engine')}
      />
      <Select
        label={say.firstYear}
        empty={say.chooseYear}
        options={choices.firstYears}
        value={yearFrom}
        {...choose('yearFrom', null)}
      />
      <Select
        label={say.lastYear}
        empty={say.chooseYear}
        options={choices.lastYears}
        value={yearTo}
        {...choose('yearTo', null)}
      />
      <Select
        label={words.label.engine}
        empty={say.anyEngine}
        options={choices.engines}
        value={engine}
        {...choose('engine', null)}
      />
    </>
  )
}
