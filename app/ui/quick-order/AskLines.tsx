import * as words from '#common/words'
import type { QuickPart } from '#domain/quick-order/schema'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { LineVerdict } from '../catalogue/LineVerdict.tsx'
import { PartNumber } from '../catalogue/PartNumber.tsx'

const say = words.quickOrder.ask

type Props = {
  parts: QuickPart[]
  car: string
  onChecked: () => void
  onLeave: () => void
  onClose: () => void
}

/** Asks once about all lines of a list: those that do not fit the car, and those that may not, since something is open. */
export function AskLines({ parts, car, onChecked, onLeave, onClose }: Props) {
  const [not = [], maybe = []] = [true, false].map((isNo) => parts.filter(({ fit }) => (fit?.fit === 'no') === isNo))
  const groups = [
    { told: say.no(not.length), its: not },
    { told: say.maybe(maybe.length), its: maybe },
  ].filter(({ its }) => its.length > 0)
  return (
    <Dialog open onClose={onClose} title={say.title}>
      <div className="grid max-h-[50vh] gap-5 overflow-y-auto" tabIndex={0} role="group" aria-label={say.title}>
        {groups.map(({ told, its }) => (
          <section key={told}>
            <p className="mb-2">{told}</p>
            <ul className="grid gap-3" aria-label={told}>
              {its.map((part, n) => (
                <li key={`${n} ${part._id}`}>
                  <strong className="font-semibold">{part.name}</strong>
                  <span className="block text-[0.9375rem] text-ink-2">
                    {part.brand} <PartNumber>{part.number}</PartNumber>
                  </span>
                  {part.fit && <LineVerdict {...part.fit} label={car} knows={false} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
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
