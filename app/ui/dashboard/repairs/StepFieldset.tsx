import type { FieldErrors } from 'react-hook-form'
import * as words from '#common/words'
import { MEETS } from '#domain/repairs/schema'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { Select } from '../../form/Select.tsx'
import type { JobForm, StepFields } from './job-fields.ts'
import { POSITION_OPTIONS } from '../options.ts'

const say = words.repairEditor.step
const MEETS_OPTIONS = MEETS.map((value) => ({ value, label: words.fitData.specs[value].label }))
const NEED_OPTIONS = [
  { value: 'always', label: say.always },
  { value: 'often', label: words.repairs.need.often },
  { value: 'tool', label: words.repairs.need.tool },
]
const AMOUNT_OPTIONS = Object.entries(say.amounts).map(([value, label]) => ({ value, label }))

type Props = {
  form: JobForm
  n: number
  count: number
  /** The id of the list of part types. */
  types: string
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One step of a repair job: which part, where, how many, and how much the job needs it. */
export function StepFieldset({ form, n, count, types, onMove, onRemove }: Props) {
  const errors = (form.formState.errors.steps as FieldErrors<StepFields>[] | undefined)?.[n]
  const at = <K extends keyof StepFields>(name: K) => ({
    ...form.register(`steps.${n}.${name}`),
    error: errors?.[name]?.message,
  })
  const { error: _error, ...oneTime } = at('oneTime')
  return (
    <fieldset className="grid gap-4 border border-edge bg-surface p-4">
      <legend className="label float-left">{say.title(n + 1)}</legend>
      <div className="clear-both grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-[2fr_1fr_1fr] sm:gap-x-4">
        <div className="max-sm:col-span-2">
          <Field
            label={words.label.partType}
            list={types}
            autoComplete="off"
            placeholder={say.typeHint}
            {...at('type')}
          />
        </div>
        <Select label={words.label.position} empty={say.anyPosition} options={POSITION_OPTIONS} {...at('position')} />
        <Select label={say.need} options={NEED_OPTIONS} {...at('need')} />
        <div className="grid items-start gap-3 has-[input]:grid-cols-[1fr_6rem] max-sm:col-span-2">
          <Select label={say.amount} options={AMOUNT_OPTIONS} {...at('amount')} />
          {form.watch(`steps.${n}.amount`) === 'pieces' && (
            <Field label={say.pieces} inputMode="numeric" {...at('quantity')} />
          )}
        </div>
        <Select label={say.meets} empty={say.meetsNothing} options={MEETS_OPTIONS} {...at('meets')} />
        <label className="flex min-h-11 items-center gap-2.5 self-end">
          <input type="checkbox" className="check" {...oneTime} />
          {words.repairs.oneTime}
        </label>
        <div className="col-span-full">
          <Field label={say.note} {...at('note')} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {([-1, 1] as const).map((by) => (
          <Button
            key={by}
            look="line"
            small
            data-move={by}
            disabled={n + by < 0 || n + by >= count}
            onClick={() => onMove(by)}
            aria-label={say.move(n + 1, by < 0)}
          >
            {by < 0 ? say.up : say.down}
          </Button>
        ))}
        <Button look="danger" small className="ml-auto" onClick={onRemove} aria-label={say.takeOut(n + 1)}>
          {words.button.takeOut}
        </Button>
      </div>
    </fieldset>
  )
}
