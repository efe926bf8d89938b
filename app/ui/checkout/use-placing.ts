import { type FormEvent, type SubmitEvent, useEffect, useState } from 'react'
import { OF_ONE_COUNTRY } from '#common/typed-address'
import * as words from '#common/words'
import { ApiProblem, mayConfirm, messageOf } from '../../web/api.ts'
import type { Quote, Quoted } from '../../web/cart/quote.ts'
import { useFirstWrong } from '../form/use-first-wrong.ts'
import type { orderOf, Wrong } from './order-input.ts'

const say = words.checkout

/** After these the shop has other figures, which are shown beside what was typed. */
const HAS_NEWS = ['quote-expired', 'total-changed', 'delivery-changed', 'sold-out']

type Made = ReturnType<typeof orderOf>
/** `made`: the order as it is typed. `send` places it. `onNews`: the shop has other figures by now. */
type Given = {
  quoted: Quoted
  made: (quote: Quote) => Made
  send: (body: Made['body']) => Promise<void>
  onNews?: () => void
}

/**
 * `overtook`: the quote that the shop has other figures for by now; null: it is gone already. `mayConfirm`: a confirmed e-mail
 * address would allow it.
 */
type Refusal = { text: string; overtook?: Quote | null; mayConfirm?: boolean }

function refusalOf(error: unknown, quote: Quote | null): Refusal {
  const code = error instanceof ApiProblem ? error.code : ''
  const text = messageOf(error)
  if (HAS_NEWS.includes(code)) return { text, overtook: quote }
  return { text: code === 'fit' ? `${text} ${say.summary.fit}` : text, mayConfirm: mayConfirm(error) }
}

/**
 * Places the order. What is wrong stands under its field, and the first of these has the focus. A press while the shop is
 * still asked for the figures (`pressedAt`: the total that was shown then) counts once they are there, if they are the same;
 * where they could not be had, it asks for them again.
 * `mend`: a field is typed anew, and what was wrong with it, or with what another country empties, is no longer said.
 * `forget`: what was refused has been mended.
 */
export function usePlacing({ quoted, made, send, onNews }: Given) {
  const { quote } = quoted
  const [isSending, setSending] = useState(false)
  const [pressedAt, setPressedAt] = useState<number | null>(null)
  const [wrong, setWrong] = useState<Wrong>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const form = useFirstWrong<HTMLFormElement>(refusal)
  const isStuck = refusal?.overtook !== undefined && refusal.overtook !== quote && quote?.quote === null
  // The button cannot be pressed any more, and on a phone the line is far above it.
  useEffect(() => {
    if (isStuck) form.current?.querySelector<HTMLElement>('[data-line]:has([role=alert])')?.focus()
  }, [form, isStuck])
  const refuse = (fields: Wrong, refusal: Refusal | null) => {
    setWrong(fields)
    setRefusal(refusal)
  }
  // Figures that cannot be ordered ask for no press: the lines say what is to be done.
  const isNews = refusal?.overtook !== undefined && refusal.overtook !== quote && quote?.quote !== null
  const problem = refusal && [refusal.text, isNews && say.summary.fresh].filter(Boolean).join(' ')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!quote) return
    const { wrong } = made(quote)
    if (Object.keys(wrong).length > 0) return refuse(wrong, { text: say.summary.look })
    refuse({}, null)
    setPressedAt(quote.total)
    if (quoted.problem) quoted.retry()
  }
  const place = async ({ body }: Made, isAsShown: boolean) => {
    if (!isAsShown) return setRefusal({ text: '', overtook: null })
    setSending(true)
    try {
      await send(body)
    } catch (error) {
      refuse(error instanceof ApiProblem ? error.fields : {}, refusalOf(error, quote))
      if (!(error instanceof ApiProblem) || ![400, 409].includes(error.status)) return
      quoted.retry()
      onNews?.()
    } finally {
      setSending(false)
    }
  }
  // A press that waits counts once the shop's answer is there, with what is typed by then.
  // oxlint-disable-next-line react/exhaustive-deps -- what is typed changes nothing of when that is
  useEffect(() => {
    if (pressedAt === null || !quote || !(quoted.isFresh || quoted.problem)) return
    // oxlint-disable-next-line react/set-state-in-effect -- the press is used up by this answer
    setPressedAt(null)
    if (quoted.isFresh) void place(made(quote), pressedAt === quote.total)
  })
  const forget = () => setRefusal(null)
  const mend = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement
    const emptied = name.endsWith('.country') ? OF_ONE_COUNTRY.map((field) => name.replace(/country$/, field)) : []
    const others = Object.entries(wrong).filter(([field]) => ![name, ...emptied].includes(field))
    if (others.length === Object.keys(wrong).length) return
    setWrong(Object.fromEntries(others))
    if (others.length === 0) forget()
  }
  return {
    form,
    busy: isSending || pressedAt !== null,
    wrong,
    problem,
    mayConfirm: refusal?.mayConfirm,
    submit,
    mend,
    forget,
  }
}
