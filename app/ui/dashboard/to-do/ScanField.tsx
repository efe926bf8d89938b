import { type FormEvent, useRef, useState } from 'react'
import * as words from '#common/words'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { Note } from '../../Note.tsx'
import { parcelsIn } from './moves.ts'
import { OrderRow } from './OrderRow.tsx'
import { OrdersOfPart } from './OrdersOfPart.tsx'
import type { useTyped } from './typed.ts'
import { useScans } from './use-scans.ts'

const say = words.toDo.scan

type Props = {
  /** The order that the page begins with. */
  opened: OrderToDo | null
  /** Where the admin packs; undefined: anywhere. */
  place: { id: number; name: string } | undefined
  forms: ReturnType<typeof useTyped>
  onChanged: () => Promise<void>
}

/**
 * Where a scanner types the number of an order or of its parcel: the first time opens it, the next time does what comes next. The number
 * of a part lists the orders that hold it.
 */
export function ScanField({ opened, place, forms, onChanged }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const { found, ofPart, next, busy, scan, readAnew, putAway } = useScans({ opened, place, forms, onChanged }, setError)

  const scanned = async (event: FormEvent) => {
    event.preventDefault()
    const input = field.current!
    const code = input.value.trim()
    if (!code) return
    input.value = ''
    input.focus()
    if (await scan(code)) return
    input.value ||= code
    input.select()
  }
  return (
    <div className="mb-5 grid gap-3 print:hidden">
      <form onSubmit={scanned} noValidate role="search" aria-label={say.title} className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Field
            ref={field}
            label={say.label}
            placeholder="CM-7F3K-29QD"
            autoComplete="off"
            hint={say.hint}
            error={error}
          />
        </div>
        <Button type="submit" look="ink" className="mt-[1.484rem]">
          {words.button.open}
        </Button>
      </form>
      {ofPart && <OrdersOfPart key={ofPart.code} {...ofPart} onChanged={readAnew} onPutAway={putAway} />}
      {found && (
        <section aria-label={say.scanned} className="grid gap-2">
          <div className="flex flex-wrap gap-3">
            {next && (
              <Button look="signal" once busy={busy} onClick={() => scan(found.code)}>
                {next.button(found.order.orderNumber)}
              </Button>
            )}
            <Button look="quiet" onClick={putAway}>
              {say.putAway}
            </Button>
          </div>
          {place && <Elsewhere order={found.order} place={place} />}
          <ul>
            <OrderRow key={found.order._id} order={found.order} open onOpen={putAway} onChanged={readAnew} />
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
      {isHere ? words.toDo.restElsewhere(others) : words.toDo.allElsewhere(place.name, others)}
    </Note>
  )
}
