import { Toaster as Sonner } from 'sonner'
import { NOTIFICATION_MS } from '#common/constants'

export function Toaster() {
  return (
    <Sonner
      position="top-right"
      duration={NOTIFICATION_MS}
      closeButton
      theme="system"
      toastOptions={{ classNames: { toast: 'toast', title: 'toast-title' } }}
    />
  )
}
