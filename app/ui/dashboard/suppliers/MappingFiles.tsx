import { useState } from 'react'
import { useRevalidator } from 'react-router'
import * as words from '#common/words'
import type { Supplier } from '#domain/supply/schema'
import { apiFile } from '../../../web/api.ts'
import type { Answer } from '../../../web/api-types.ts'
import { downloadFile, sheetOf } from '../../../web/files/download-file.ts'
import { sendFile } from '../../../web/files/send-file.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { Problem } from '../../Problem.tsx'
import { Table } from '../Table.tsx'
import { useAction, useActionHere } from '../../use-action.ts'

const say = words.mappings.files

type Told = Answer<'PUT', '/suppliers/{id}/mappings.csv'>

/** All mappings of a supplier as a file: out, and in again. */
export function MappingFiles({ supplier: { id, name } }: { supplier: Supplier }) {
  const { revalidate } = useRevalidator()
  const { busy, problem, run } = useActionHere()
  const [told, setTold] = useState<Told | null>(null)
  const { run: bring } = useAction()
  const download = () =>
    bring(async () =>
      downloadFile(
        sheetOf(await apiFile('/suppliers/{id}/mappings.csv', { path: { id: String(id) } })),
        say.name(name),
      ),
    )
  const send = (file: File) => {
    setTold(null)
    return run(async () => {
      setTold(await sendFile<Told>('PUT', `/suppliers/${id}/mappings.csv`, file))
      await revalidate()
    })
  }
  return (
    <div className="grid max-w-3xl gap-4" aria-busy={busy}>
      <div className="grid items-start gap-5 sm:grid-cols-[1fr_auto]">
        <Field
          label={say.takeIn}
          type="file"
          accept=".csv,text/csv"
          aria-disabled={busy || undefined}
          hint={say.takeInHint}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file && !busy) void send(file)
          }}
        />
        <Button look="line" className="sm:mt-6" onClick={() => void download()}>
          {say.giveOut}
        </Button>
      </div>
      <Problem text={problem} />
      {told && (
        <div role="status" className="grid gap-3">
          <p className="font-semibold">{say.written(told.written, told.notWritten)}</p>
          {told.refused.length > 0 && (
            <Table
              label={say.refused}
              heads={[{ label: say.heads.row }, { label: say.heads.why }]}
              rows={told.refused.map(({ row, why }) => ({ key: String(row), cells: [row, why] }))}
            />
          )}
        </div>
      )}
    </div>
  )
}
