import { type ComponentProps, useId } from 'react'
import type { PartInput } from '#domain/catalogue/schema'
import { HAZARDS } from '#common/hazards'
import * as words from '#common/words'
import { usePriceField } from '../../../web/settings.ts'
import { Field } from '../../form/Field.tsx'
import { describedBy, FieldError } from '../../form/FieldFrame.tsx'
import type { useSchemaForm } from '../../form/form.ts'
import { Select } from '../../form/Select.tsx'
import { TextArea } from '../../form/TextArea.tsx'
import { PhotoField } from '../PhotoField.tsx'
import { MeasuresField } from './MeasuresField.tsx'
import { OwnFields } from './OwnFields.tsx'
import type { PartChoices } from './part-choices.ts'
import type { PartFields } from './part-fields.ts'
import { POSITION_OPTIONS } from '../options.ts'

type Props = {
  form: ReturnType<typeof useSchemaForm<PartFields, PartInput>>
  choices: PartChoices
  onUploading: (busy: boolean) => void
  /** Stock and best sellers are the shop's own affair, so only admins see them. */
  admin: boolean
  /** A new part's brand and category may stay open. */
  isNew?: boolean
  /** Of a part that is there. */
  id?: string
}

const { labels, fieldset: say } = words.partFields
const HAZARD_OPTIONS = HAZARDS.map((value) => ({ value, label: words.delivery.hazardNames[value] }))

/** Everything that can be written about a part. Name, price and photo must be there. */
export function PartFieldset({ form, choices, onUploading, admin, isNew = false, id }: Props) {
  const { register, errorOf } = form
  const open = isNew ? say.leaveOpen : undefined
  return (
    <>
      <Field label={labels.name} error={errorOf('name')} {...register('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={labels.price} {...usePriceField()} error={errorOf('price')} {...register('price')} />
        {admin && (
          <Field
            label={labels.stock}
            inputMode="numeric"
            hint={say.stockHint}
            error={errorOf('stock')}
            {...register('stock')}
          />
        )}
      </div>
      <PhotoField
        label={words.label.photo}
        value={form.watch('img')}
        error={isNew ? errorOf('img') : undefined}
        onBusy={onUploading}
        onChange={(url) => form.setValue('img', url, { shouldValidate: true, shouldDirty: true })}
      />
      {!isNew && <Field label={labels.img} error={errorOf('img')} {...register('img')} />}
      <details className="group border border-edge" open>
        <summary className="label cursor-pointer px-4 py-3">{say.more}</summary>
        <div className="grid gap-5 border-t border-hair p-4 sm:grid-cols-2">
          <Field label={labels.number} error={errorOf('number')} {...register('number')} />
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
      {admin && <OwnFields form={form} id={id} isNew={isNew} onUploading={onUploading} />}
    </>
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
