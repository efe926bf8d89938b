import { useMoney } from '../../web/settings.ts'

const sizes = { small: 'text-xl', medium: 'text-2xl', large: 'text-[length:min(3rem,18vw)]/none' } as const

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
