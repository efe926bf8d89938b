import { type ComponentProps, useId } from 'react'
import { HAZARDS } from '#common/hazards'
import * as words from '#common/words'
import type { PartInput } from '#domain/catalogue/schema'
import { Field } from '../../form/Field.tsx'
import { describedBy, FieldError } from '../../form/FieldFrame.tsx'
import type { useSchemaForm } from '../../form/form.ts'
import { Select } from '../../form/Select.tsx'
import { TextArea } from '../../form/TextArea.tsx'
import { POSITION_OPTIONS } from '../options.ts'
import { MeasuresField } from './MeasuresField.tsx'
import { NumberField } from './NumberField.tsx'
import type { PartChoices } from './part-choices.ts'
import type { PartFields } from './part-fields.ts'

const { labels, fieldset: say } = words.partFields
const HAZARD_OPTIONS = HAZARDS.map((value) => ({ value, label: words.delivery.hazardNames[value] }))

type Props = {
  form: ReturnType<typeof useSchemaForm<PartFields, PartInput>>
  choices: PartChoices
  /** Best sellers are the shop's own affair, so only admins see them. */
  admin: boolean
  /** A new part's brand and category may stay open. */
  isNew: boolean
}

/** What a part may do without: its number, brand, category and place, what it measures, and the numbers of other makers. */
export function MorePartFields({ form, choices, admin, isNew }: Props) {
  const { register, errorOf } = form
  const open = isNew ? say.leaveOpen : undefined
  return (
    <details className="group border border-edge" open>
      <summary className="label cursor-pointer px-4 py-3">{say.more}</summary>
      <div className="grid gap-5 border-t border-hair p-4 sm:grid-cols-2">
        <NumberField form={form} />
        <Select
          label={labels.brand}
          empty={open}
          options={choices.brands}
          error={errorOf('brand')}
          {...register('brand')}
        />
        <Select
          label={labels.category}
          empty={open}
          options={choices.categories}
          error={errorOf('category')}
          {...register('category')}
        />
        <Select
          label={labels.position}
          empty={say.none}
          options={POSITION_OPTIONS}
          error={errorOf('position')}
          {...register('position')}
        />
        <Field label={labels.quantity} inputMode="numeric" error={errorOf('quantity')} {...register('quantity')} />
        <Field
          label={labels.weightGrams}
          hint={say.weightHint}
          error={errorOf('weightGrams')}
          {...register('weightGrams')}
        />
        <Field label={labels.lengthMm} inputMode="numeric" error={errorOf('lengthMm')} {...register('lengthMm')} />
        <Field label={labels.widthMm} inputMode="numeric" error={errorOf('widthMm')} {...register('widthMm')} />
        <Field label={labels.heightMm} inputMode="numeric" error={errorOf('heightMm')} {...register('heightMm')} />
        <Select
          label={labels.hazard}
          empty={say.none}
          options={HAZARD_OPTIONS}
          error={errorOf('hazard')}
          {...register('hazard')}
        />
        <Field
          label={labels.warrantyMonths}
          inputMode="numeric"
          error={errorOf('warrantyMonths')}
          {...register('warrantyMonths')}
        />
        <div className="grid content-center gap-2">
          <Check label={labels.universal} error={errorOf('universal')} {...register('universal')} />
          {admin && <Check label={labels.bestSeller} {...register('bestSeller')} />}
        </div>
        <MeasuresField
          value={form.watch('attributes')}
          error={errorOf('attributes')}
          category={form.watch('category')}
          onChange={(lines) => form.setValue('attributes', lines, { shouldDirty: true })}
        />
        <TextArea
          label={labels.oeNumbers}
          rows={5}
          hint={say.oeHint}
          error={errorOf('oeNumbers')}
          {...register('oeNumbers')}
        />
        <TextArea
          label={words.part.form.olderNumbers}
          rows={5}
          hint={words.part.form.olderHint}
          error={errorOf('supersededNumbers')}
          {...register('supersededNumbers')}
        />
      </div>
    </details>
  )
}

function Check({ label, error, ...input }: { label: string; error?: string } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-8 items-center gap-2.5">
        <input type="checkbox" className="check" aria-describedby={describedBy(id, undefined, error)} {...input} />
        {label}
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}
