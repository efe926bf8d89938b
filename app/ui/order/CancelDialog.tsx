import { useState } from 'react'
import { orderPage as say } from '#common/words'
import { nameOfLine } from '#common/line-name'
import { isUnpaid, type ShownOrder } from '#domain/orders/schema'
import { api, ApiProblem, isChangedMeanwhile, messageOf } from '../../web/api.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { Field } from '../form/Field.tsx'
import { notify } from '../notify.ts'
import { Problem } from '../Problem.tsx'
import { useFirstWrong } from '../form/use-first-wrong.ts'
import { showAsItIs } from './show-as-it-is.ts'
import { unitsLeft, unitsToCancel } from './units-to-cancel.ts'

type Props = {
  order: ShownOrder
  some: boolean
  admin: boolean
  onClose: () => void
  onChange: (order: ShownOrder) => void
}

/** Cancels a whole order, or some units of its lines, for its buyer; an admin cancels some of somebody else's. */
export function CancelDialog({ order, some, admin, onClose, onChange }: Props) {
  const [units, setUnits] = useState<Record<number, string>>({})
  const [why, setWhy] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [refused, setRefused] = useState(0)
  const fields = useFirstWrong<HTMLDivElement>(refused)
  const lines = Object.entries(units).map(([line, typed]) => ({
    line: Number(line),
    quantity: Number(typed),
    of: unitsLeft(order.lines[Number(line)]!),
  }))
  const most = unitsToCancel(order, admin)
  const isWrong = (line: number) => !/^\d+$/.test((units[line] ?? '0').trim()) || Number(units[line]) > most[line]!
  const chosen = lines.filter(({ quantity }) => quantity > 0)
  const send = async () => {
    const path = { id: order._id }
    const reason = why.trim() || undefined
    setProblem(null)
    if (some && order.lines.some((_, line) => most[line]! > 0 && isWrong(line))) return setRefused(refused + 1)
    if (some && chosen.length === 0) return setProblem(say.chooseSome)
    setBusy(true)
    try {
      const changed = some
        ? await api('POST', '/orders/{id}/cancel-lines', { path, body: { lines: chosen, reason } })
        : await api('POST', '/orders/{id}/cancel', { path, body: { reason } })
      notify.success(changed.state === 'cancelled' ? say.cancelled : say.someCancelled)
      onChange(changed)
      onClose()
    } catch (error) {
      // Its fields are the chosen lines of this moment: what is packed meanwhile is said by the first of them.
      const [wrong] = error instanceof ApiProblem ? Object.values(error.fields) : []
      setProblem(wrong ?? messageOf(error))
      if (isChangedMeanwhile(error)) await showAsItIs(order, onChange).catch((failed) => setProblem(messageOf(failed)))
    }
    setBusy(false)
  }
  const onlyWaits = !admin && Boolean(order.parcels?.length)
  const forAdmin = order.parcels?.length ? `${say.cancelIntroForAdmin} ${say.packedStays}` : say.cancelIntroForAdmin
  const someIntro = admin ? forAdmin : onlyWaits ? say.cancelWaitingIntro : say.cancelIntro
  const intro = some ? someIntro : isUnpaid(order.state) ? say.cancelUnpaidIntro : say.cancelAllIntro
  return (
    <Dialog open title={some ? say.cancelSome : say.cancel} onClose={onClose}>
      <div ref={fields} className="grid gap-4">
        <p>{intro}</p>
        {some &&
          order.lines.map((_, line) => {
            const left = most[line]!
            if (left === 0) return null
            return (
              <Field
                key={line}
                type="number"
                min={0}
                max={left}
                label={say.howMany(nameOfLine(order.lines, line), left)}
                value={units[line] ?? '0'}
                error={refused > 0 && isWrong(line) ? say.upTo(left) : undefined}
                onFocus={(event) => event.target.select()}
                onChange={({ target }) => {
                  setProblem(null)
                  setUnits((all) => ({ ...all, [line]: target.value }))
                }}
              />
            )
          })}
        <Field
          label={admin ? say.change.why : say.whyIfYouLike}
          maxLength={200}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        <Problem text={problem} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="line" onClick={onClose}>
            {admin ? say.change.leave : say.keepIt}
          </Button>
          <Button look="danger" busy={busy} onClick={send}>
            {some ? say.cancelSome : say.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
