import { useMoney } from '../web/settings.ts'

const sizes = { small: 'text-xl', medium: 'text-2xl', large: 'text-5xl' } as const

/** An amount in the headings' font, with figures of one width. */
export function Price({
  amount,
  currency,
  size = 'medium',
}: {
  amount: number
  currency?: string
  size?: keyof typeof sizes
}) {
  const money = useMoney(currency)
  return <span className={`price ${sizes[size]}`}>{money(amount)}</span>
}
