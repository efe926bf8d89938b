import * as words from '#common/words'
import type { Supplier } from '#domain/supply/schema'
import { api } from '../../../web/api.ts'
import { Field } from '../../form/Field.tsx'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Section } from '../../Section.tsx'
import { Select } from '../../form/Select.tsx'
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx'
import { SaveChanges } from '../SaveChanges.tsx'
import { useVersionedForm } from '../versioned-form.ts'
import { fieldsOf, supplierFields } from './supplier-fields.ts'

const say = words.supplierSettings.form
const DECIMALS = [
  { value: '.', label: say.decimals.point },
  { value: ',', label: say.decimals.comma },
]
const SEPARATORS = [
  { value: ',', label: say.separators.comma },
  { value: ';', label: say.separators.semicolon },
  { value: '\t', label: say.separators.tab },
  { value: '|', label: say.separators.bar },
]

/** A supplier's name, and how its files are read. Of two admins who change it the second is asked. */
export function SupplierEditor({ supplier }: { supplier: Supplier }) {
  const form = useVersionedForm(supplierFields, supplier, fieldsOf, async (input, { id, version }, goOnFrom) => {
    goOnFrom(await api('PUT', '/suppliers/{id}', { path: { id: String(id) }, body: { ...input, version } }))
    notify.success(say.saved(input.name))
  })
  const { register, errorOf, formState, theirs } = form
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid max-w-3xl gap-10" aria-label={say.title}>
      <Field label={words.label.name} error={errorOf('name')} {...register('name')} />
      <Section title={say.reading}>
        <p className="mb-4 max-w-prose text-ink-2">{say.about}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            label={say.decimal}
            empty={say.foundOut}
            options={DECIMALS}
            error={errorOf('settings.decimal')}
            {...register('settings.decimal')}
          />
          <Select
            label={say.separator}
            empty={say.foundOut}
            options={SEPARATORS}
            error={errorOf('settings.separator')}
            {...register('settings.separator')}
          />
          <Field
            label={say.encoding}
            placeholder={say.foundOut}
            hint={say.encodingHint}
            error={errorOf('settings.encoding')}
            {...register('settings.encoding')}
          />
          <Field
            label={say.sheet}
            placeholder={say.anySheet}
            error={errorOf('settings.sheet')}
            {...register('settings.sheet')}
          />
          <Field
            label={say.priceType}
            hint={say.priceTypeHint}
            error={errorOf('settings.priceType')}
            {...register('settings.priceType')}
          />
          <Field
            label={say.costType}
            hint={say.costTypeHint}
            error={errorOf('settings.costType')}
            {...register('settings.costType')}
          />
        </div>
      </Section>
      {theirs ? (
        <ChangedMeanwhile what="supplier" onTheirs={form.takeTheirs} onMine={form.saveMine}>
          {say.now.before} <b>{theirs.name}</b>
          {say.now.after}
        </ChangedMeanwhile>
      ) : (
        <Problem text={form.problem} />
      )}
      <SaveChanges isChanged={formState.isDirty} busy={form.busy} />
    </form>
  )
}
