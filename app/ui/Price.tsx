import { dollars } from '#common/money'

const sizes = { small: 'text-xl', medium: 'text-2xl', large: 'text-5xl' } as const

/** Whole dollars, in the heading face with figures of one width. */
export function Price({ amount, size = 'medium' }: { amount: number; size?: keyof typeof sizes }) {
  return <span className={`head tabular whitespace-nowrap ${sizes[size]}`}>{dollars(amount)}</span>
}
