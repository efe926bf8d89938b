import * as words from '#common/words'
import { type PartInput, STATUSES } from '#domain/catalogue/schema'
import { usePriceField } from '../../../web/settings.ts'
import { Field } from '../../form/Field.tsx'
import type { useSchemaForm } from '../../form/form.ts'
import { Select } from '../../form/Select.tsx'
import { TextArea } from '../../form/TextArea.tsx'
import { CONDITION_OPTIONS } from './condition-options.ts'
import { MorePictures } from './MorePictures.tsx'
import type { PartFields } from './part-fields.ts'
import { SupersededBy } from './SupersededBy.tsx'

const say = words.part.form
const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: words.part.statuses[value] }))

type Props = {
  form: ReturnType<typeof useSchemaForm<PartFields, PartInput>>
  id: string | undefined
  /** Of a new part they are folded: most can wait. */
  isNew: boolean
  onUploading: (busy: boolean) => void
}

/** What is the shop's own affair: whether a part is sold, what it costs the seller, and what its page shows besides. */
export function OwnFields({ form, id, isNew, onUploading }: Props) {
  const { register, errorOf, setValue, watch } = form
  const set = (field: 'pictures' | 'supersededBy') => (value: string) => setValue(field, value, { shouldDirty: true })
  return (
    <details className="group border border-edge" open={!isNew}>
      <summary className="label cursor-pointer px-4 py-3">{words.partFields.fieldset.own}</summary>
      <div className="grid gap-5 border-t border-hair p-4 sm:grid-cols-2">
        <Select label={say.status} options={STATUS_OPTIONS} error={errorOf('status')} {...register('status')} />
        <Select
          label={say.condition}
          options={CONDITION_OPTIONS}
          error={errorOf('condition')}
          {...register('condition')}
        />
        <Field
          label={say.cost}
          {...usePriceField()}
          hint={say.costHint}
          error={errorOf('cost')}
          {...register('cost')}
        />
        <Field
          label={say.coreDeposit}
          {...usePriceField()}
          hint={say.coreHint}
          error={errorOf('coreDeposit')}
          {...register('coreDeposit')}
        />
        <Field label={say.packSize} inputMode="numeric" error={errorOf('packSize')} {...register('packSize')} />
        <Field label={say.gtin} inputMode="numeric" error={errorOf('gtin')} {...register('gtin')} />
        <SupersededBy
          id={id}
          value={watch('supersededBy')}
          error={errorOf('supersededBy')}
          onChange={set('supersededBy')}
        />
        <MorePictures
          value={watch('pictures')}
          error={errorOf('pictures')}
          onChange={set('pictures')}
          onBusy={onUploading}
        />
        <div className="sm:col-span-2">
          <TextArea
            label={say.documents}
            rows={3}
            hint={say.documentsHint}
            error={errorOf('documents')}
            {...register('documents')}
          />
        </div>
      </div>
    </details>
  )
}
