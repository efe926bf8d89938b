import * as words from '#common/words'
import { Icon } from '../Icon.tsx'

type Props = {
  name: string
  value: string
  most: number
  /** What is wrong with it, said in the element of this id. */
  problemId?: string
  onChange: (value: string) => void
  onEnter?: () => void
}

/** A number of pieces as a shopper types it: nothing, or too many, too. */
export function TypedQuantity({ name, value, most, problemId, onChange, onEnter }: Props) {
  const number = Number(value) || 0
  // A disabled button would lose the focus of those who go by keyboard.
  const [isLeast, isMost] = [number <= 1, number >= most]
  return (
    <div role="group" aria-label={words.cart.quantityOf(name)} className="quantity">
      <button
        type="button"
        aria-label={words.cart.oneLess(name)}
        aria-disabled={isLeast || undefined}
        onClick={() => !isLeast && onChange(String(number - 1))}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        step={1}
        aria-label={words.cart.quantityOf(name)}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter) return
          event.preventDefault()
          onEnter()
        }}
      />
      <button
        type="button"
        aria-label={words.cart.oneMore(name)}
        aria-disabled={isMost || undefined}
        onClick={() => !isMost && onChange(String(number + 1))}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
