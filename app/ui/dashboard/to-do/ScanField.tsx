import { type FormEvent, useRef, useState } from 'react'
import { toDo as words } from '#common/words'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { api, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../Field.tsx'
import { Note } from '../../Note.tsx'
import { notify } from '../../notify.ts'
import { nextMove, parcelsIn } from './moves.ts'
import { OrderRow } from './OrderRow.tsx'

const charactersOf = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

type Props = {
  /** The order that the page begins with. */
  opened: OrderToDo | null
  /** Where the admin packs; undefined: anywhere. */
  place: { id: number; name: string } | undefined
  onChanged: () => Promise<void>
}

/** Where a scanner types the number of an order or of its parcel: the first time opens it, the next time does what comes next. */
export function ScanField({ opened, place, onChanged }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState(opened && { code: opened.orderNumber, order: opened })
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const find = async (code: string) => setFound({ code, order: await api('GET', '/to-do/{code}', { path: { code } }) })
  const next = found && nextMove(found.order, place?.id)

  const doNext = async () => {
    if (!found || !next) return
    await next.move()
    notify.success(`Order ${found.order.orderNumber} ${next.done}`)
    await Promise.all([find(found.code), onChanged()])
  }
  const attempt = async (work: () => Promise<unknown>) => {
    setError(undefined)
    setBusy(true)
    try {
      await work()
    } catch (problem) {
      setError(messageOf(problem))
    }
    setBusy(false)
  }
  const scanned = async (event: FormEvent) => {
    event.preventDefault()
    const code = field.current!.value.trim()
    if (!code) return
    const isAgain = found !== null && charactersOf(code) === charactersOf(found.code)
    await attempt(isAgain && next ? doNext : () => find(code))
    field.current!.value = ''
    field.current!.focus()
  }
  return (
    <div className="mb-5 grid gap-3 print:hidden">
      <form onSubmit={scanned} noValidate role="search" aria-label="Scan" className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Field
            ref={field}
            label="Scan or type a number"
            placeholder="CM-7F3K-29QD"
            autoComplete="off"
            hint="Of an order or a parcel. Scan it again to do what is next."
            error={error}
          />
        </div>
        <Button type="submit" look="ink" className="mt-[1.484rem]">
          Open
        </Button>
      </form>
      {found && (
        <section aria-label="Scanned" className="grid gap-2">
          <div className="flex flex-wrap gap-3">
            {next && (
              <Button look="signal" once busy={busy} onClick={() => attempt(doNext)}>
                {`${next.label} ${found.order.orderNumber}`}
              </Button>
            )}
            <Button look="quiet" onClick={() => setFound(null)}>
              Put away
            </Button>
          </div>
          {place && <Elsewhere order={found.order} place={place} />}
          <ul>
            <OrderRow
              key={found.order._id}
              order={found.order}
              open
              onOpen={() => setFound(null)}
              onChanged={() => Promise.all([find(found.code), onChanged()]).then(() => {})}
            />
          </ul>
        </section>
      )}
    </div>
  )
}

/** Says at the desk of one place that parts of an order are packed at, or sent from, another one. */
function Elsewhere({ order, place }: { order: OrderToDo; place: { id: number; name: string } }) {
  const open = [...order.toPack, ...parcelsIn(order, 'packed')]
  const others = [...new Set(open.filter((one) => one.place.id !== place.id).map((one) => one.place.name))]
  if (others.length === 0) return null
  const isHere = open.some((one) => one.place.id === place.id)
  return (
    <Note tone="warn" live>
      {isHere ? words.restElsewhere(others) : words.allElsewhere(place.name, others)}
    </Note>
  )
}
