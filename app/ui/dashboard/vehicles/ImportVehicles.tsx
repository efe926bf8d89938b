import { type FormEvent, useState } from 'react'
import { importList, type ImportAnswer } from '../../../web/import-list.ts'
import { api, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../Field.tsx'
import { Problem } from '../../Problem.tsx'
import { TextArea } from '../../TextArea.tsx'
import { Table } from '../Table.tsx'
import { MARKET_HINT } from './types.ts'
import { readText } from './read-text.ts'

const COLUMNS = 'make,model,type,year_from,year_to,litres,cylinders,fuel,drive,gearbox,source,market,told'

/** A list of vehicles, pasted or from a file. What could not be written stays in the field, to be corrected and sent again. */
export function ImportVehicles() {
  const [csv, setCsv] = useState('')
  const [market, setMarket] = useState('US')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [answer, setAnswer] = useState<ImportAnswer | null>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    setAnswer(null)
    try {
      const told = await importList(csv, async (piece) => {
        return (await api('POST', '/vehicles/import', { body: { csv: piece, market } })).rows
      })
      setAnswer(told)
      setCsv(told.left)
      setProblem(told.problem)
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <form onSubmit={send} className="grid gap-5" aria-label="Bring a list">
      <TextArea
        label="List as CSV"
        hint={`The first line names the columns: ${COLUMNS}. Only make, model, type and the years must be filled in; told is yes or no: whether the engine is certain.`}
        rows={8}
        className="font-mono text-[0.875rem]"
        value={csv}
        onChange={(event) => setCsv(event.target.value)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="List as a file"
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) void readText(file).then(setCsv)
          }}
        />
        <Field
          label="Market of the list"
          hint={`${MARKET_HINT} Of rows that name none.`}
          value={market}
          onChange={(event) => setMarket(event.target.value)}
        />
      </div>
      <Problem text={problem} />
      {answer && (answer.written > 0 || answer.refused.length > 0 || !problem) && <Answer answer={answer} />}
      <Button type="submit" look="signal" busy={busy} className="justify-self-start">
        Add the list
      </Button>
    </form>
  )
}

function Answer({ answer: { written, refused } }: { answer: ImportAnswer }) {
  return (
    <div role="status" className="grid gap-3">
      <p className="font-semibold">
        {written} {written === 1 ? 'row is' : 'rows are'} in the shop
        {refused.length > 0 &&
          `, ${refused.length} ${refused.length === 1 ? 'is' : 'are'} not; correct them above and send them again`}
        .
      </p>
      {refused.length > 0 && (
        <Table
          label="Rows that were not written"
          heads={[{ label: 'Row' }, { label: 'Column' }, { label: 'What is wrong' }]}
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
