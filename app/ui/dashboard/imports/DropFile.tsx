import { useState } from 'react'
import { useNavigate } from 'react-router'
import { importFile } from '#common/words'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { useAction } from '../../use-action.ts'

const say = importFile.drop

/** Forgets a file of which nothing is in the shop, and leads back to the others. */
export function DropFile({ id, small = false, waits }: { id: string; small?: boolean; waits?: boolean }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { busy, run } = useAction()
  const drop = () => {
    setAsking(false)
    return run(async () => {
      await api('POST', '/imports/{id}/drop', { path: { id } })
      await navigate('/dashboard/imports')
    })
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
