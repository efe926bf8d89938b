import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { importFile } from '#common/words'
import { api, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Problem } from '../../Problem.tsx'

/** Has a file read again as it is. */
export function ReadAgain({ id, small = false }: { id: string; small?: boolean }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const read = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await api('PATCH', '/imports/{id}', { path: { id }, body: {} })
      await revalidate()
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <>
      <Button look="ink" small={small} busy={busy} onClick={() => void read()}>
        {importFile.failure.readAgain}
      </Button>
      <Problem text={problem} />
    </>
  )
}
