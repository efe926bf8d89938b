import * as words from '#common/words'
import { addOne, takeOne, useCart } from '../../web/cart/cart.ts'
import type { CarPieces } from '../../web/cart/cart-cars.ts'
import { Icon } from '../Icon.tsx'

type Props = {
  id: string
  name: string
  quantity: number
  stock: number | null
  /** Of the pieces for this car; null: of those for none that is named. */
  car?: CarPieces | null
  /** What plus does instead. */
  onPlus?: () => void
  small?: boolean
}

/** Minus, how many, plus. What it shows is what the cart holds. */
export function Quantity({ id, name, quantity, stock, car, onPlus, small = false }: Props) {
  const size = small ? 'size-9' : 'size-13'
  /** Of its part, for whichever car. */
  const inCart = useCart()[id] ?? 0
  const all = stock !== null && inCart >= stock
  return (
    <div
      role="group"
      aria-label={words.cart.quantityOf(name)}
      className="inline-flex items-center border border-edge bg-surface"
    >
      <Step
        icon="minus"
        label={small ? words.cart.oneLess(name) : words.singleProduct.minus}
        className={size}
        disabled={quantity === 0}
        onClick={() => takeOne(id, car)}
      />
      <output
        aria-live="polite"
        className={`head tabular text-center ${small ? 'min-w-8 text-xl' : 'min-w-14 text-3xl'}`}
      >
        {quantity}
      </output>
      <Step
        icon="plus"
        label={small ? words.cart.oneMore(name) : words.singleProduct.plus}
        className={size}
        disabled={all}
        onClick={onPlus ?? (() => addOne(id, car))}
      />
    </div>
  )
}

type StepProps = { icon: 'minus' | 'plus'; label: string; className: string; disabled: boolean; onClick: () => void }

/** At its end it keeps the focus of those who go by keyboard, which a disabled button loses. */
function Step({ icon, label, className, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`no-print grid place-content-center hover:bg-ink hover:text-page aria-disabled:bg-transparent aria-disabled:text-ink-2 aria-disabled:opacity-40 ${className}`}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
