import { orderPage } from '#common/words'
import type { Order } from '#domain/orders/schema'
import { apiFile } from '../../web/api.ts'
import { downloadFile } from '../../web/files/download-file.ts'
import { Button } from '../Button.tsx'
import { useAction } from '../use-action.ts'

/** Brings the invoice that was mailed once more; nothing for an order that was never paid. */
export function InvoiceButton({ order, small = false }: { order: Order; small?: boolean }) {
  const { busy, run } = useAction()
  if (!order.paidAt) return null
  const bring = () =>
    run(async () => {
      const file = await apiFile('/orders/{id}/invoice.pdf', { path: { id: order._id } })
      downloadFile(file, `invoice-${order.orderNumber}.pdf`)
    })
  return (
    <Button look="line" small={small} busy={busy} onClick={bring} aria-label={orderPage.invoiceOf(order.orderNumber)}>
      {orderPage.invoice}
    </Button>
  )
}
