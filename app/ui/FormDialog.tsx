import { type ComponentProps, useState } from 'react'
import { dashboard } from '#common/words'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { useLeaveWarning } from './LeaveGuard.tsx'

const say = dashboard.leave

type Props = Omit<ComponentProps<typeof Dialog>, 'open'> & { isChanged: boolean }

/** A dialog with a form: while it `isChanged`, whoever closes it, or leaves the page, is asked before what was typed is lost. */
export function FormDialog({ isChanged, onClose, ...dialog }: Props) {
  const [asks, setAsks] = useState(false)
  useLeaveWarning(isChanged)
  return (
    <>
      {/* Stands first, since it has to close first: the focus goes from it into the dialog, and from there to what opened that. */}
      <ConfirmDialog
        open={asks}
        title={say.closeTitle}
        question={say.question}
        confirm={say.close}
        onConfirm={onClose}
        onClose={() => setAsks(false)}
      />
      <Dialog open onClose={isChanged ? () => setAsks(true) : onClose} {...dialog} />
    </>
  )
}
