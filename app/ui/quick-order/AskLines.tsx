import * as words from '#common/words'
import type { QuickPart } from '#domain/quick-order/schema'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { LineVerdict } from '../LineVerdict.tsx'

const say = words.quickOrder.ask

type Props = {
  parts: QuickPart[]
  car: string
  onChecked: () => void
  onLeave: () => void
  onClose: () => void
}

/** Asks once about all lines of a list that do not fit the car, or depend on something open. */
export function AskLines({ parts, car, onChecked, onLeave, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={say.title}>
      <p className="mb-3">{say.intro(parts.length)}</p>
      <ul className="grid max-h-[50vh] gap-3 overflow-y-auto" tabIndex={0} aria-label={say.intro(parts.length)}>
        {parts.map((part, n) => (
          <li key={`${n} ${part._id}`}>
            <strong className="font-semibold">{part.name}</strong>
            {part.fit && <LineVerdict {...part.fit} label={car} knows={false} />}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {say.cancel}
        </Button>
        <Button look="line" onClick={onChecked}>
          {say.checked}
        </Button>
        <Button onClick={onLeave}>{say.leave}</Button>
      </div>
    </Dialog>
  )
}
