import * as words from '#common/words'
import type { PartCard } from '#domain/catalogue/schema'
import { PageLink } from '../PageLink.tsx'

const say = words.part.retired

/** That a part is not sold, and what to take instead. */
export function NoLongerSold({ part: { status, instead } }: { part: Pick<PartCard, 'status' | 'instead'> }) {
  return (
    <p className="font-semibold text-bad">
      {status === 'hidden' ? say.hidden : say.now}{' '}
      {instead && (
        <PageLink to={`/shop/${instead._id}`} className="link">
          {say.instead(`${instead.brand} ${instead.number}`)}
        </PageLink>
      )}
    </p>
  )
}
