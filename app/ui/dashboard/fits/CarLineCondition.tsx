import type { UseFormRegisterReturn } from 'react-hook-form'
import { button, carLines as words, fitData } from '#common/words'
import { CONDITION_KINDS, type ConditionKind } from '#domain/fitment/schema'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { Select } from '../../form/Select.tsx'

const KINDS = CONDITION_KINDS.map((value) => ({ value, label: fitData.conditions[value].label }))

type Props = {
  /** Which of the line's conditions it is, from 0. */
  n: number
  kind: ConditionKind
  kindField: UseFormRegisterReturn
  valueField: UseFormRegisterReturn
  error: string | undefined
  onRemove: () => void
}

/** What more must be so for the part to fit the cars of a line. */
export function CarLineCondition({ n, kind, kindField, valueField, error, onRemove }: Props) {
  return (
    <fieldset className="grid gap-3 border-t border-hair pt-3">
      <legend className="label float-left">{words.form.condition(n + 1)}</legend>
      <div className="clear-both grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Select label={words.form.what} options={KINDS} {...kindField} />
        <Field label={words.value} hint={words.suchAs(fitData.conditions[kind].hint)} error={error} {...valueField} />
        <Button look="quiet" small className="sm:mt-8" onClick={onRemove}>
          {button.takeOut}
        </Button>
      </div>
    </fieldset>
  )
}
