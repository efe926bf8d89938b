import { useState } from 'react'
import { useNavigate } from 'react-router'
import { importFile } from '#common/words'
import { api, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { notify } from '../../notify.ts'

const say = importFile.drop

/** Forgets a file of which nothing is in the shop, and leads back to the others. */
export function DropFile({ id, small = false, waits }: { id: string; small?: boolean; waits?: boolean }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const drop = async () => {
    setAsking(false)
    setBusy(true)
    try {
      await api('POST', '/imports/{id}/drop', { path: { id } })
      await navigate('/dashboard/imports')
    } catch (error) {
      notify.error(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <>
      <Button look="danger" small={small} busy={busy} waits={waits} onClick={() => setAsking(true)}>
        {say.button}
      </Button>
      <ConfirmDialog
        open={asking}
        title={say.title}
        question={say.question}
        confirm={say.confirm}
        onConfirm={() => void drop()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
