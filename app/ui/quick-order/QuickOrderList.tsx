import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import * as words from '#common/words'
import type { QuickOrder } from '#domain/quick-order/schema'
import { Button } from '../Button.tsx'
import { Problem } from '../Problem.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { LineHeads } from './LineHeads.tsx'
import { QuickRow } from './QuickRow.tsx'
import { QuickSum } from './QuickSum.tsx'
import { SetAside } from './SetAside.tsx'
import { isEmpty, type Row, sameAbove, tooFew } from './rows.ts'
import { useQuickOrder } from './use-quick-order.ts'

const say = words.quickOrder

/** `text`: what was sent; `order` null: nothing was, or `problem` says why it has no answer. */
type Props = { given: { text: string; order: QuickOrder | null; problem: string | null } }

/** A list to paste or to type, each line answered and corrected in place. Without script it is a form that is posted. */
export function QuickOrderList({ given }: Props) {
  const { rows, change, read, correct, setAside, count, problem, isReading, car, vehicle } = useQuickOrder(given)
  const area = useRef<HTMLTextAreaElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [puts, setPuts] = useState(0)
  // The button that put them in cannot be pressed any more; what is left stands from here on.
  useEffect(() => {
    if (puts > 0) heading.current?.focus()
  }, [puts])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!area.current || !(await read(area.current.value))) return
    area.current.value = ''
    heading.current?.focus()
  }
  const set = (key: number, changed: Partial<Row>) =>
    change((before) => before.map((row) => (row.key === key ? { ...row, ...changed } : row)))
  const same = rows.map((row) => sameAbove(row, rows))
  const doubled = same.filter((place) => place > 0).length
  return (
    <div className="grid grid-cols-1 gap-8">
      <form method="post" action="/quick-order" onSubmit={submit} className="grid max-w-3xl justify-items-start gap-3">
        <div className="w-full">
          <TextArea
            ref={area}
            label={say.paste.label}
            hint={say.paste.hint}
            name="text"
            rows={5}
            spellCheck={false}
            defaultValue={given.problem ? given.text : ''}
            className="number"
          />
        </div>
        <Button type="submit" look="signal" busy={isReading}>
          {say.paste.send}
        </Button>
        <Problem text={problem ?? given.problem} />
      </form>
      <section aria-labelledby="lines" className={rows.every(isEmpty) ? 'with-script' : ''}>
        <h2 id="lines" ref={heading} tabIndex={-1} className="text-3xl">
          {say.lines.title}
        </h2>
        <p className="mt-1 mb-3 text-ink-2">
          <span className="with-script">
            {car && <strong className="font-semibold text-ink">{say.lines.for(car.label)} </strong>}
            {say.lines.keys}
          </span>
          <span className="without-script">{say.withoutScript}</span>
        </p>
        <p role="status" className="font-semibold not-empty:mb-3">
          {[count !== null && say.lines.read(count), doubled > 0 && say.lines.doubled(doubled)]
            .filter(Boolean)
            .join(' ')}
        </p>
        {setAside.length > 0 && <SetAside lines={setAside} />}
        <div className="mt-3 border border-ink bg-surface">
          <LineHeads />
          <ol>
            {rows.map((row, n) => (
              <QuickRow
                key={row.key}
                row={row}
                left={tooFew(row, rows)}
                place={n + 1}
                same={same[n]!}
                car={vehicle}
                isNew={n === rows.length - 1}
                isReading={isReading}
                onChange={(changed) => set(row.key, changed)}
                onPasted={(text) => void read(text, row.key)}
                onCorrect={(number) => void correct(row.key, number)}
                onRemove={() => change((before) => before.filter(({ key }) => key !== row.key))}
              />
            ))}
          </ol>
          <QuickSum
            rows={rows}
            car={car}
            onAdded={(keys) => {
              change((before) => before.filter(({ key }) => !keys.has(key)))
              setPuts((count) => count + 1)
            }}
          />
        </div>
      </section>
    </div>
  )
}
