import type { Supplier } from '#domain/supply/schema'
import { api } from '../../../web/api.ts'
import { Field } from '../../Field.tsx'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Section } from '../../Section.tsx'
import { Select } from '../../Select.tsx'
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx'
import { SaveChanges } from '../SaveChanges.tsx'
import { useVersionedForm } from '../versioned-form.ts'
import { fieldsOf, supplierFields } from './supplier-fields.ts'

const DECIMALS = [
  { value: '.', label: 'Point: 12.50' },
  { value: ',', label: 'Comma: 12,50' },
]
const SEPARATORS = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Bar' },
]

/** A supplier's name, and how its files are read. Of two admins who change it the second is asked. */
export function SupplierEditor({ supplier }: { supplier: Supplier }) {
  const form = useVersionedForm(supplierFields, supplier, fieldsOf, async (input, { id, version }, goOnFrom) => {
    goOnFrom(await api('PUT', '/suppliers/{id}', { path: { id: String(id) }, body: { ...input, version } }))
    notify.success(`${input.name} is saved`)
  })
  const { register, errorOf, formState, theirs } = form
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid max-w-3xl gap-10" aria-label="Supplier">
      <Field label="Name" error={errorOf('name')} {...register('name')} />
      <Section title="How its files are read">
        <p className="mb-4 max-w-prose text-ink-2">What you leave open is found out for each file.</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            label="Decimal sign"
            empty="Found out"
            options={DECIMALS}
            error={errorOf('settings.decimal')}
            {...register('settings.decimal')}
          />
          <Select
            label="Between the columns of a CSV file"
            empty="Found out"
            options={SEPARATORS}
            error={errorOf('settings.separator')}
            {...register('settings.separator')}
          />
          <Field
            label="Encoding"
            placeholder="Found out"
            hint="Such as utf-8, windows-1252 or cp850"
            error={errorOf('settings.encoding')}
            {...register('settings.encoding')}
          />
          <Field
            label="Sheet of a spreadsheet"
            placeholder="The one with the list"
            error={errorOf('settings.sheet')}
            {...register('settings.sheet')}
          />
          <Field
            label="Price type of PIES that is your price"
            hint="Such as RET or LST"
            error={errorOf('settings.priceType')}
            {...register('settings.priceType')}
          />
          <Field
            label="Price type of PIES that is your cost"
            hint="Such as JBR or WD1"
            error={errorOf('settings.costType')}
            {...register('settings.costType')}
          />
        </div>
      </Section>
      {theirs ? (
        <ChangedMeanwhile what="supplier" onTheirs={form.takeTheirs} onMine={form.saveMine}>
          As it is now: <b>{theirs.name}</b>.
        </ChangedMeanwhile>
      ) : (
        <Problem text={form.problem} />
      )}
      <SaveChanges isChanged={formState.isDirty} busy={form.busy} />
    </form>
  )
}
