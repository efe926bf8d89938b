import { part as words } from '#common/words'
import { statusOf } from '../../../web/status-of.ts'
import { EmptyState } from '../../EmptyState.tsx'
import { ErrorPage } from '../../ErrorPage.tsx'
import { LinkButton } from '../../LinkButton.tsx'
import { useMe } from '../me.ts'

const say = words.bin.gone

/** Instead of a dashboard's page of a part that failed: an admin reads where a deleted one waits. */
export function PartGone({ error }: { error: unknown }) {
  const { admin } = useMe()
  const status = statusOf(error)
  if (!admin || status !== 404) return <ErrorPage status={status} />
  return (
    <>
      <title>{say.title}</title>
      <EmptyState
        title={say.title}
        action={
          <LinkButton to="/dashboard/bin" look="line">
            {words.bin.title}
          </LinkButton>
        }
      >
        {say.text}
      </EmptyState>
    </>
  )
}
