import * as words from '#common/words'
import type { Quoted } from '../../web/cart/quote.ts'
import { useSession } from '../../web/session.ts'
import { Button } from '../Button.tsx'
import { ConfirmEmail } from '../ConfirmEmail.tsx'
import { Problem } from '../Problem.tsx'
import type { usePlacing } from './use-placing.ts'

type Props = { quoted: Quoted; placing: ReturnType<typeof usePlacing>; label: string; next: string }

/** The button that places an order, what was refused above it, and what comes next below. */
export function Submit({ quoted: { quote, isFresh }, placing, label, next }: Props) {
  const session = useSession()
  const isRefused = isFresh && quote !== null && quote.quote === null
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-ink px-[min(1.25rem,6vw)] py-4">
      {isRefused && (
        <p role="alert" className="font-semibold text-bad">
          {words.cart.sums.cannot}
        </p>
      )}
      <Problem text={placing.problem} />
      {placing.mayConfirm && session && <ConfirmEmail email={session.email} />}
      <Button
        type="submit"
        look="signal"
        className="min-h-13 text-xl"
        busy={placing.busy}
        disabled={!quote || isRefused}
      >
        {label}
      </Button>
      <p className="text-[0.9375rem] text-ink-2">{next}</p>
    </div>
  )
}
