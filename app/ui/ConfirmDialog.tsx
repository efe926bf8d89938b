import * as words from '#common/words'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  open: boolean
  title: string
  /** The question, in the specification's words where it has some. */
  question: string
  confirm: string
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is lost. */
export function ConfirmDialog({ open, title, question, confirm, busy, onConfirm, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <p>{question}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="line" onClick={onClose}>
          {words.button.cancel}
        </Button>
        <Button look="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
