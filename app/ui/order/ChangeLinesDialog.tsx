import { useState } from 'react'
import { orderPage as words } from '#common/words'
import { nameOfLine } from '#common/line-name'
import type { ShownOrder } from '#domain/orders/schema'
import { api, ApiProblem, isChangedMeanwhile, messageOf } from '../../web/api.ts'
import { useMoney } from '../../web/settings.ts'
import { Button } from '../Button.tsx'
import { Field } from '../form/Field.tsx'
import { AddParts } from './AddParts.tsx'
import type { NewLine } from './new-line.ts'
import { notify } from '../notify.ts'
import { Problem } from '../Problem.tsx'
import { useFirstWrong } from '../form/use-first-wrong.ts'
import { showAsItIs } from './show-as-it-is.ts'
import { unitsLeft } from './units-to-cancel.ts'
import { FormDialog } from '../FormDialog.tsx'

const say = words.change
type Props = { order: ShownOrder; onClose: () => void; onChange: (order: ShownOrder) => void }

/** An admin changes lines of a paid order: how many units of each there shall be, and further parts by number. */
export function ChangeLinesDialog({ order, onClose, onChange }: Props) {
  const money = useMoney(order.currency)
  const [units, setUnits] = useState<Record<number, string>>({})
  const [added, setAdded] = useState<readonly NewLine[]>([])
  const [numbers, setNumbers] = useState('')
  const [refused, setRefused] = useState(0)
  const fields = useFirstWrong<HTMLDivElement>(refused)
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isWhole = (n: number) => /^\d+$/.test((units[n] ?? '0').trim())
  const areUnitsChanged = order.lines.some(
    (line, n) => (units[n] ?? String(unitsLeft(line))) !== String(unitsLeft(line)),
  )
  const isChanged = areUnitsChanged || added.length > 0 || numbers.trim() !== '' || reason.trim() !== ''
  const send = async () => {
    setProblem(null)
    if (numbers.trim() || !order.lines.every((_, n) => isWhole(n))) return setRefused(refused + 1)
    setBusy(true)
    try {
      const body = { ...changeOf(order, units, added), ...(reason.trim() && { reason: reason.trim() }) }
      const changed = await api('POST', '/orders/{id}/changes', { path: { id: order._id }, body })
      notify.success(changed.owed ? say.asked(money(changed.owed), changed.email) : say.made)
      onChange(changed)
      onClose()
    } catch (error) {
      setProblem((error instanceof ApiProblem && Object.values(error.fields)[0]) || messageOf(error))
      if (isChangedMeanwhile(error)) await showAsItIs(order, onChange).catch((failed) => setProblem(messageOf(failed)))
      setBusy(false)
    }
  }
  return (
    <FormDialog isChanged={isChanged} title={say.title} onClose={onClose}>
      <div ref={fields} className="grid gap-4">
        <p>{say.intro}</p>
        {order.lines.map((line, n) =>
          unitsLeft(line) === 0 ? null : (
            <Field
              key={n}
              type="number"
              min={0}
              max={999}
              label={say.unitsOf(nameOfLine(order.lines, n), unitsLeft(line))}
              value={units[n] ?? String(unitsLeft(line))}
              error={refused > 0 && !isWhole(n) ? say.aNumber : undefined}
              onFocus={(event) => event.target.select()}
              onChange={({ target }) => setUnits((all) => ({ ...all, [n]: target.value }))}
            />
          ),
        )}
        <AddParts
          text={numbers}
          setText={setNumbers}
          refused={refused}
          onAdd={(lines) => setAdded((before) => [...before, ...lines])}
        />
        {added.length > 0 && (
          <ul className="grid gap-1">
            {added.map(({ part, quantity }, n) => (
              <li key={n} className="flex flex-wrap items-center justify-between gap-2">
                <span className="min-w-0 [overflow-wrap:anywhere]">{say.comes(quantity, part.name, part.number)}</span>
                <Button look="line" small onClick={() => setAdded((all) => all.filter((_, other) => other !== n))}>
                  {say.notIt(part.name)}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Field label={say.why} maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
        <Problem text={problem} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="line" onClick={onClose}>
            {say.leave}
          </Button>
          <Button busy={busy} onClick={send}>
            {say.title}
          </Button>
        </div>
      </div>
    </FormDialog>
  )
}

/** What was typed, as the call wants it. */
function changeOf(order: ShownOrder, units: Record<number, string>, added: readonly NewLine[]) {
  const differ = Object.entries(units).map(([n, typed]) => {
    const of = unitsLeft(order.lines[Number(n)]!)
    return { line: Number(n), quantity: Number(typed) - of, of }
  })
  const more = differ.filter(({ quantity }) => quantity > 0)
  const less = differ.filter(({ quantity }) => quantity < 0).map((one) => ({ ...one, quantity: -one.quantity }))
  const add = added.map(({ part, quantity }) => ({ part: part._id, quantity }))
  return { ...(more.length > 0 && { more }), ...(less.length > 0 && { less }), ...(add.length > 0 && { add }) }
}
