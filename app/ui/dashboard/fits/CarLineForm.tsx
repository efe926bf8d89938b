import { useEffect, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import * as words from '#common/words'
import { applicationInput, type ConditionKind, type PartApplication } from '#domain/fitment/schema'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { useSchemaForm } from '../../form/form.ts'
import { Select } from '../../form/Select.tsx'
import { useLeaveWarning } from '../../LeaveGuard.tsx'
import { CarLineCondition } from './CarLineCondition.tsx'
import { CarSelects } from './CarSelects.tsx'
import { POSITION_OPTIONS } from '../options.ts'

const say = words.carLines.form

type Props = {
  /** Null: a new line. */
  line: PartApplication | null
  /** What the shop has refused of it, by field. */
  wrong: Record<string, string>
  /** Whether it holds what is not in the list yet. */
  onTyped: (isTyped: boolean) => void
  onDone: (line: PartApplication) => void
  onCancel: () => void
}

/** One line of a part's list of cars: a model over a run of years, with what more must be so. */
export function CarLineForm({ line, wrong, onTyped, onDone, onCancel }: Props) {
  const [engineName, setEngineName] = useState(line?.engineName ?? null)
  const place = useRef<HTMLFormElement>(null)
  // The line that was pressed may stand far above.
  useEffect(() => place.current?.querySelector('select')?.focus(), [])
  const form = useSchemaForm(applicationInput, fieldsOf(line), async (input) => {
    onDone({ ...input, engineName: input.engine === null ? null : engineName })
  })
  const { isDirty } = form.formState
  useLeaveWarning(isDirty)
  useEffect(() => onTyped(isDirty), [isDirty, onTyped])
  const conditions = useFieldArray({ control: form.control, name: 'conditions' })

  const errorOf = (name: Parameters<typeof form.errorOf>[0]) => form.errorOf(name) ?? wrong[name]
  const valueError = (n: number) => {
    const errors = form.formState.errors.conditions as { value?: { message?: string } }[] | undefined
    return errors?.[n]?.value?.message ?? wrong[`conditions.${n}.value`]
  }
  return (
    <form
      ref={place}
      onSubmit={form.onSubmit}
      noValidate
      aria-label={line ? say.change : say.add}
      className="grid gap-5 border border-edge bg-surface p-4 sm:p-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <CarSelects form={form} wrong={wrong} engineName={engineName} onEngineName={setEngineName} />
        <Select
          label={words.label.position}
          empty={say.anyPosition}
          options={POSITION_OPTIONS}
          error={errorOf('position')}
          {...form.register('position')}
        />
        <Field
          label={say.quantity}
          inputMode="numeric"
          hint={say.quantityHint}
          error={errorOf('quantity')}
          {...form.register('quantity')}
        />
      </div>
      {conditions.fields.map(({ id }, n) => (
        <CarLineCondition
          key={id}
          n={n}
          kind={form.watch(`conditions.${n}.kind`) as ConditionKind}
          kindField={form.register(`conditions.${n}.kind`)}
          valueField={form.register(`conditions.${n}.value`)}
          error={valueError(n)}
          onRemove={() => conditions.remove(n)}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="ink">
          {line ? say.changeLine : say.addLine}
        </Button>
        <Button look="line" onClick={() => conditions.append({ kind: 'with', value: '' })}>
          {say.addCondition}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {words.button.cancel}
        </Button>
      </div>
    </form>
  )
}

/** A line as its form has it; a new one is empty. */
const fieldsOf = (line: PartApplication | null) => ({
  make: line?.make ?? '',
  model: line?.model ?? '',
  yearFrom: line ? String(line.yearFrom) : '',
  yearTo: line ? String(line.yearTo) : '',
  engine: line?.engine ? String(line.engine) : '',
  position: line?.position ?? '',
  quantity: line?.quantity ? String(line.quantity) : '',
  conditions: line?.conditions ?? [],
})
