import { useState } from 'react'
import { orderPage } from '#common/words'
import type { Order } from '#domain/orders/schema'
import { apiFile, messageOf } from '../../web/api.ts'
import { downloadFile } from '../../web/download-file.ts'
import { Button } from '../Button.tsx'
import { notify } from '../notify.ts'

/** Brings the invoice that was mailed once more; nothing for an order that was never paid. */
export function InvoiceButton({ order, small = false }: { order: Order; small?: boolean }) {
  const [busy, setBusy] = useState(false)
  if (!order.paidAt) return null
  const bring = async () => {
    setBusy(true)
    try {
      const file = await apiFile('/orders/{id}/invoice.pdf', { path: { id: order._id } })
      downloadFile(file, `invoice-${order.orderNumber}.pdf`)
    } catch (error) {
      notify.error(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <Button look="line" small={small} busy={busy} onClick={bring} aria-label={orderPage.invoiceOf(order.orderNumber)}>
      {orderPage.invoice}
    </Button>
  )
}
