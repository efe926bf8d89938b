import { nothing } from '#common/words'
import { EmptyState } from '../../EmptyState.tsx'
import { LinkButton } from '../../LinkButton.tsx'
import { isSearch } from './asked-parts.ts'

/** In place of an empty list of parts: nothing was found, or there is none yet. */
export function NoPart({ params }: { params: URLSearchParams }) {
  const isSought = Boolean(params.get('q') || params.get('condition') || params.get('cursor'))
  if (isSought) return <EmptyState title={nothing.found.part}>{nothing.found.partHow}</EmptyState>
  if (!isSearch(params)) return <EmptyState title={nothing.found.part} />
  return (
    <EmptyState title={nothing.yet.part} action={<LinkButton to="/dashboard/imports">{nothing.yet.partDo}</LinkButton>}>
      {nothing.yet.partHow}
    </EmptyState>
  )
}
