import { type FormEvent, useState } from 'react'
import { vehicleEditor } from '#common/words'
import { importList, type ImportAnswer } from '../../../web/files/import-list.ts'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { Problem } from '../../Problem.tsx'
import { TextArea } from '../../form/TextArea.tsx'
import { Table } from '../Table.tsx'
import { readText } from './read-text.ts'
import { useActionHere } from '../../use-action.ts'

const say = vehicleEditor.bringList
const HEADS = [{ label: say.heads.row }, { label: say.heads.column }, { label: say.heads.wrong }]
const COLUMNS = 'make,model,type,year_from,year_to,litres,cylinders,fuel,drive,gearbox,source,market,told'

/** A list of vehicles, pasted or from a file. What could not be written stays in the field, to be corrected and sent again. */
export function ImportVehicles() {
  const [csv, setCsv] = useState('')
  const [market, setMarket] = useState('US')
  const { busy, problem, setProblem, run } = useActionHere()
  const [answer, setAnswer] = useState<ImportAnswer | null>(null)

  const send = (event: FormEvent) => {
    event.preventDefault()
    setAnswer(null)
    return run(async () => {
      const told = await importList(csv, async (piece) => {
        return (await api('POST', '/vehicles/import', { body: { csv: piece, market } })).rows
      })
      setAnswer(told)
      setCsv(told.left)
      setProblem(told.problem)
    })
  }
  return (
    <form onSubmit={send} className="grid gap-5" aria-label={say.title}>
      <TextArea
        label={say.csv}
        hint={say.csvHint(COLUMNS)}
        rows={8}
        className="font-mono text-[0.875rem]"
        value={csv}
        onChange={(event) => setCsv(event.target.value)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={say.file}
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) void readText(file).then(setCsv)
          }}
        />
        <Field
          label={say.market}
          hint={say.marketHint}
          value={market}
          onChange={(event) => setMarket(event.target.value)}
        />
      </div>
      <Problem text={problem} />
      {answer && (answer.written > 0 || answer.refused.length > 0 || !problem) && <Answer answer={answer} />}
      <Button type="submit" look="signal" busy={busy} className="justify-self-start">
        {say.add}
      </Button>
    </form>
  )
}

function Answer({ answer: { written, refused } }: { answer: ImportAnswer }) {
  return (
    <div role="status" className="grid gap-3">
      <p className="font-semibold">{say.written(written, refused.length)}</p>
      {refused.length > 0 && (
        <Table
          label={say.refused}
          heads={HEADS}
          rows={refused.flatMap(({ row, errors }) =>
            Object.entries(errors).map(([column, message]) => ({
              key: `${row} ${column}`,
              cells: [row, column, message],
            })),
          )}
        />
      )}
    </div>
  )
}
