import { type FormEvent, useState } from 'react'
import * as words from '#common/words'
import type { ImportShown, ShownRow } from '#domain/supply/schema'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { useActionHere } from '../../use-action.ts'
import { FormDialog } from '../../FormDialog.tsx'

const say = words.importRows.correction

type Props = { file: ImportShown; row: ShownRow; onClose: () => void; onSaved: () => void }

/** Its cells in the order of the file; of a table those that mean something. A row may also stand in the shop's own columns. */
function namesOf({ header }: ImportShown, cells: Record<string, string>): string[] {
  const columns = (header?.columns ?? []).filter(({ field }) => field !== null).map(({ column }) => column)
  return columns.length > 0 && columns.every((column) => column in cells) ? columns : Object.keys(cells)
}

/** A row that waits or is ready, corrected in place by the columns of its file, or by the shop's own. */
export function CorrectRow({ file, row: { n, cells: before, reasons }, onClose, onSaved }: Props) {
  const { id, header } = file
  const isOfFile = (column: string) => header?.columns.some((one) => one.column === column) ?? false
  const [cells, setCells] = useState(before ?? {})
  const { busy, problem, run } = useActionHere()
  const isChanged = Object.keys(cells).some((column) => cells[column] !== before?.[column])
  const save = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      await api('PATCH', '/imports/{id}/rows/{n}', { path: { id, n }, body: { theirs: cells } })
      const { items } = await api('GET', '/imports/{id}/rows', {
        path: { id },
        query: { cursor: String(n - 1), limit: 1 },
      })
      const why = items[0]?.n === n ? items[0].reasons : []
      if (why.length > 0) notify.message(say.waits(n, why))
      else notify.success(say.saved(n))
      onSaved()
    })
  }
  return (
    <FormDialog isChanged={isChanged} onClose={onClose} title={say.title(n)}>
      <form className="grid gap-4" noValidate onSubmit={save} aria-label={say.form(n)}>
        {reasons.map((why) => (
          <p key={why} className="text-bad">
            {why}.
          </p>
        ))}
        {namesOf(file, cells).map((column) => (
          <Field
            key={column}
            label={isOfFile(column) ? column : (words.imports.columns[column] ?? column)}
            value={cells[column] ?? ''}
            onChange={({ target }) => setCells({ ...cells, [column]: target.value })}
          />
        ))}
        <Problem text={problem} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="line" onClick={onClose}>
            {words.button.cancel}
          </Button>
          <Button type="submit" look="signal" busy={busy}>
            {say.save}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
