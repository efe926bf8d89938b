import { useRevalidator } from 'react-router'
import { importFile } from '#common/words'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Problem } from '../../Problem.tsx'
import { useActionHere } from '../../use-action.ts'

/** Has a file read again as it is. */
export function ReadAgain({ id, small = false }: { id: string; small?: boolean }) {
  const { revalidate } = useRevalidator()
  const { busy, problem, run } = useActionHere()
  const read = () =>
    run(async () => {
      await api('PATCH', '/imports/{id}', { path: { id }, body: {} })
      await revalidate()
    })
  return (
    <>
      <Button look="ink" small={small} busy={busy} onClick={() => void read()}>
        {importFile.failure.readAgain}
      </Button>
      <Problem text={problem} />
    </>
  )
}
