import { useEffect, useState } from 'react'
import { part as words } from '#common/words'
import { api } from '../../web/api.ts'
import { isAdmin } from '../../web/guard.tsx'
import { currentSession } from '../../web/session.ts'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorPage } from '../ErrorPage.tsx'
import { LinkButton } from '../LinkButton.tsx'

const say = words.hiddenPart

/** Instead of the page of a part that the shop does not show. An admin reads that it is hidden, and comes to its form. */
export function PartNotShown({ id, status }: { id: string; status: number }) {
  const [hidden, setHidden] = useState<string | null>(null)
  useEffect(() => {
    if (status !== 404) return
    void isHiddenFromOthers(id).then((isHidden) => isHidden && setHidden(id))
  }, [id, status])
  if (hidden !== id) return <ErrorPage status={status} />
  return (
    <div className="sheet py-12 sm:py-20">
      <title>{say.title}</title>
      <EmptyState
        title={say.title}
        action={
          <LinkButton to={`/dashboard/updateParts/${id}`} look="signal">
            {say.change}
          </LinkButton>
        }
      >
        {say.text}
      </EmptyState>
    </div>
  )
}

/** The server tells admins alone of a hidden part. */
async function isHiddenFromOthers(id: string): Promise<boolean> {
  const session = currentSession()
  try {
    if (!session || !(await isAdmin(session))) return false
    return (await api('GET', '/parts/{id}', { path: { id } })).status === 'hidden'
  } catch {
    return false
  }
}
