import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react'
import * as words from '#common/words'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { Icon } from '../Icon.tsx'
import { useKeptFocus } from '../kept-focus.ts'
import { LineAnswer } from './LineAnswer.tsx'
import type { Row } from './rows.ts'

const say = words.quickOrder.lines

type Props = {
  row: Row
  /** How many pieces of its part are left for it, where that is too few. */
  left: number | null
  place: number
  /** The place of the first line above with the same part; 0: none has. */
  same: number
  car: NamedVehicle | null
  /** The last one, which is there to type into. */
  isNew: boolean
  isReading: boolean
  onChange: (change: Partial<Row>) => void
  /** A list of several lines was pasted into its number. */
  onPasted: (text: string) => void
  onCorrect: (number: string) => void
  onRemove: () => void
}

/** Enter leads to the number of the line below. */
function moveDown(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.closest('li')?.nextElementSibling?.querySelector('input')?.focus()
}

/** A line to type and correct in place: number, pieces, what became of it, note. */
export function QuickRow(props: Props) {
  const { row, left, place, same, car, isNew, isReading, onChange, onPasted, onCorrect, onRemove } = props
  const { number, quantity, note, line } = row
  const { place: here, around } = useKeptFocus<HTMLLIElement>()
  const isOpen = number.trim() !== '' && number !== line?.number
  const field = (what: string) => ({ 'aria-label': say.of(what, place), onKeyDown: moveDown, autoComplete: 'off' })
  // A field of one line would run them together.
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[\r\n]/.test(text.trim())) return
    event.preventDefault()
    onPasted(text)
  }
  // The line below comes in its place. Its field would open the keyboard of a phone.
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const below = currentTarget.closest('li')?.nextElementSibling
    if (below instanceof HTMLElement) below.focus()
    onRemove()
  }
  return (
    <li
      ref={here}
      tabIndex={-1}
      {...around}
      aria-label={say.line(place)}
      className="grid grid-cols-[minmax(0,1fr)_4.5rem_2.75rem] items-start gap-x-2 gap-y-2 border-b border-hair px-4 py-3 sm:px-5 lg:grid-cols-[14rem_4.5rem_minmax(0,1fr)_11rem_2.75rem] lg:gap-x-4"
    >
      <p className="without-script number font-semibold max-lg:col-span-2">{number}</p>
      <p className="without-script">{quantity}</p>
      <input
        {...field(say.number)}
        className="with-script input number"
        value={number}
        maxLength={200}
        spellCheck={false}
        autoCapitalize="characters"
        onPaste={paste}
        onChange={(event) => onChange({ number: event.target.value })}
        onBlur={() => isOpen && onCorrect(number)}
      />
      <input
        {...field(say.quantity)}
        className="with-script input tabular text-right"
        value={quantity}
        inputMode="numeric"
        maxLength={6}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange({ quantity: event.target.value })}
      />
      <div className="min-w-0 max-lg:col-span-3 max-lg:row-start-2" aria-live="polite">
        {isOpen && isReading ? (
          <p className="text-ink-2">{words.quickOrder.answer.reading}</p>
        ) : (
          <LineAnswer
            row={row}
            left={left}
            place={place}
            same={same}
            car={car}
            onChoose={(chosen) => onChange({ chosen })}
            onMeant={onCorrect}
            onTake={(pieces) => onChange({ quantity: String(pieces) })}
          />
        )}
      </div>
      {isNew ? null : (
        <>
          <p className="without-script text-ink-2">{note}</p>
          <input
            {...field(say.note)}
            className="with-script input max-lg:col-span-3"
            placeholder={say.note}
            value={note}
            maxLength={200}
            onChange={(event) => onChange({ note: event.target.value })}
          />
          <button
            type="button"
            className="with-script button button-quiet px-2 max-lg:col-start-3 max-lg:row-start-1"
            aria-label={say.remove(place)}
            onClick={remove}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </li>
  )
}
