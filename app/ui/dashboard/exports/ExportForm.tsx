import { exports as say } from '#common/words'
import { PARTNER_FILES } from '#domain/exports/schema'
import { Field } from '../../form/Field.tsx'
import { Select } from '../../form/Select.tsx'
import { type ExportChoice, hasIds, isCsv } from './export-choice.ts'

type Props = {
  choice: ExportChoice
  suppliers: readonly { id: number; name: string }[]
  error: string | undefined
  onChoose: (choice: ExportChoice) => void
}

const FILES = PARTNER_FILES.map((value) => ({ value, label: say.files[value] }))
const SEPARATORS = Object.entries(say.page.separators).map(([value, label]) => ({ value, label }))

/** Which file of which parts goes out, and how it is written. */
export function ExportForm({ choice, suppliers, error, onChoose }: Props) {
  const take = <K extends keyof ExportChoice>(name: K) => ({
    value: String(choice[name]),
    onChange: ({ target: { value } }: { target: { value: string } }) => onChoose({ ...choice, [name]: value }),
  })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select label={say.page.file} options={FILES} {...take('file')} />
      {suppliers.length > 0 && (
        <Select
          label={say.page.supplier}
          empty={say.page.anySupplier}
          options={suppliers.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...take('supplier')}
        />
      )}
      <div className="sm:col-span-2">
        <Field label={say.page.parts} hint={say.page.partsHint} {...(error && { error })} {...take('parts')} />
      </div>
      {isCsv(choice.file) && (
        <>
          <Select label={say.page.separator} options={SEPARATORS} {...take('separator')} />
          <label className="flex items-center gap-3 sm:self-end sm:pb-3">
            <input
              type="checkbox"
              className="check"
              checked={choice.bom}
              onChange={({ target }) => onChoose({ ...choice, bom: target.checked })}
            />
            {say.page.bom}
          </label>
        </>
      )}
      {hasIds(choice.file) && suppliers.length > 0 && (
        <Select
          label={say.page.ids}
          empty={say.page.ownIds}
          options={suppliers.map(({ id, name }) => ({ value: String(id), label: say.page.idsOf(name) }))}
          {...take('ids')}
        />
      )}
    </div>
  )
}
