import type { PartInput } from '#domain/catalogue/schema'
import * as words from '#common/words'
import { usePriceField } from '../../../web/settings.ts'
import { Field } from '../../form/Field.tsx'
import type { useSchemaForm } from '../../form/form.ts'
import { PhotoField } from '../../form/PhotoField.tsx'
import { MorePartFields } from './MorePartFields.tsx'
import { OwnFields } from './OwnFields.tsx'
import type { PartChoices } from './part-choices.ts'
import type { PartFields } from './part-fields.ts'

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

/** Everything that can be written about a part. Name, price and photo must be there. */
export function PartFieldset({ form, choices, onUploading, admin, isNew = false, id }: Props) {
  const { register, errorOf } = form
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
      <MorePartFields form={form} choices={choices} admin={admin} isNew={isNew} />
      {admin && <OwnFields form={form} id={id} isNew={isNew} onUploading={onUploading} />}
    </>
  )
}
