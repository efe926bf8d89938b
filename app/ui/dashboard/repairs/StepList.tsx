import { useEffect, useId, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { repairEditor } from '#common/words'
import { Button } from '../../Button.tsx'
import type { Option } from '../part/part-choices.ts'
import { type JobForm, NEW_STEP } from './job-fields.ts'
import { StepFieldset } from './StepFieldset.tsx'

const say = repairEditor.steps

/** The steps of a job in their order. A step that is moved keeps the focus, and its new place is read out. */
export function StepList({ form, types }: { form: JobForm; types: readonly Option[] }) {
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'steps' })
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ to: number; by: -1 | 1 } | null>(null)
  const typesId = useId()
  useEffect(() => {
    const step = moved && list.current?.children[moved.to]
    const button = (by: number) => step?.querySelector<HTMLElement>(`[data-move="${by}"]:not(:disabled)`)
    if (moved) (button(moved.by) ?? button(-moved.by))?.focus()
  }, [moved])

  const moveStep = (n: number, by: -1 | 1) => {
    move(n, n + by)
    setMoved({ to: n + by, by })
  }
  const takeOut = (n: number) => {
    remove(n)
    setMoved(null)
    list.current?.parentElement?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  const said = moved && say.moved(form.getValues(`steps.${moved.to}.type`), moved.to + 1, fields.length)
  return (
    <section aria-label={say.title} className="grid gap-4">
      <p className="text-ink-2">{say.about}</p>
      <datalist id={typesId}>
        {types.map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
      <ol ref={list} className="grid gap-4">
        {fields.map((field, n) => (
          <li key={field.id}>
            <StepFieldset
              form={form}
              n={n}
              count={fields.length}
              types={typesId}
              onMove={(by) => moveStep(n, by)}
              onRemove={() => takeOut(n)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {fields.length === 0 && <p className="font-semibold text-bad">{form.errorOf('steps')}</p>}
      <Button look="line" className="justify-self-start" data-add onClick={() => append(NEW_STEP)}>
        {say.add}
      </Button>
    </section>
  )
}
