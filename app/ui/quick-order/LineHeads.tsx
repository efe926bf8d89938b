import { quickOrder } from '#common/words'

const say = quickOrder.lines

/** What stands above the lines where they are wide enough for columns; each field has its own label besides. */
export function LineHeads() {
  return (
    <div
      aria-hidden="true"
      className="label hidden border-b border-ink px-5 py-2 lg:grid lg:grid-cols-[14rem_4.5rem_minmax(0,1fr)_11rem_2.75rem] lg:gap-x-4"
    >
      {[say.number, say.quantity, say.answer, say.note].map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  )
}
