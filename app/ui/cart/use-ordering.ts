import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { ApiProblem, mayConfirm, messageOf } from '../../web/api.ts'
import { takeOrdered } from '../../web/cart/cart.ts'
import { rememberPlaced } from '../../web/cart/placed-order.ts'
import { placeOrder } from '../../web/cart/send-order.ts'
import type { OrderFields } from './OrderForm.tsx'

/** Confirms the order: the cart is cleared, and payment is next. A refusal is told, and the figures are read afresh. */
export function useOrdering(email: string, total: number, lines: Parameters<typeof placeOrder>[0]['lines']) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ message: string; fields: Record<string, string>; mayConfirm: boolean }>()
  const confirm = async (fields: OrderFields) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const id = await placeOrder({ ...fields, email, total, lines })
      rememberPlaced(id)
      takeOrdered(lines)
      await navigate(`/dashboard/payment/${id}`)
    } catch (error) {
      setRefusal({
        message: messageOf(error),
        fields: error instanceof ApiProblem ? error.fields : {},
        mayConfirm: mayConfirm(error),
      })
      if (error instanceof ApiProblem && [400, 409].includes(error.status)) await revalidate()
    } finally {
      setBusy(false)
    }
  }
  return { confirm, busy, refusal }
}
