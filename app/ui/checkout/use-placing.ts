import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#common/words'
import { ApiProblem, messageOf } from '../../web/api.ts'
import { takeOrdered } from '../../web/cart.ts'
import { forgetTyped } from '../../web/checkout-typed.ts'
import { type orderOf, placeOrder, type Wrong } from './place.ts'

const say = words.checkout

/** After these the shop has other figures, which are shown beside what was typed. */
const HAS_NEWS = ['quote-expired', 'total-changed', 'delivery-changed', 'sold-out']

/**
 * Places the order. What is wrong stands under its field, and the first of these has the focus. A press while the shop is
 * still asked for the figures (`pressedAt`: the total that was shown then) counts once they are there, if they are the same.
 */
export function usePlacing() {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [pressedAt, setPressedAt] = useState<number | null>(null)
  const [wrong, setWrong] = useState<Wrong>({})
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (Object.keys(wrong).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [wrong])
  const refuse = (fields: Wrong, text: string) => {
    setWrong(fields)
    setProblem(text)
  }
  const told = (error: unknown): string => {
    const code = error instanceof ApiProblem ? error.code : ''
    const more = HAS_NEWS.includes(code) ? say.summary.fresh : code === 'fit' ? say.summary.fit : ''
    return [messageOf(error), more].filter(Boolean).join(' ')
  }
  const press = (wrong: Wrong, total: number) => {
    if (Object.keys(wrong).length > 0) return refuse(wrong, say.summary.look)
    refuse({}, '')
    setPressedAt(total)
  }
  const place = async (
    { body }: ReturnType<typeof orderOf>,
    isAsShown: boolean,
    lines: Parameters<typeof takeOrdered>[0],
    onNews: () => void,
  ) => {
    if (!isAsShown) return setProblem(say.summary.fresh)
    setBusy(true)
    try {
      const id = await placeOrder(body)
      await navigate(`/order/${id}/pay`)
      takeOrdered(lines)
      forgetTyped()
    } catch (error) {
      refuse(error instanceof ApiProblem ? error.fields : {}, told(error))
      if (error instanceof ApiProblem && [400, 409].includes(error.status)) onNews()
    } finally {
      setBusy(false)
    }
  }
  const release = () => setPressedAt(null)
  return { form, busy, wrong, problem, pressedAt, press, release, place }
}
