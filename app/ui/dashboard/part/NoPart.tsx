import { nothing } from '#common/words'
import { EmptyState } from '../../EmptyState.tsx'
import { LinkButton } from '../../LinkButton.tsx'
import { isSearch } from './asked-parts.ts'

type Props = {
  params: URLSearchParams
  /** Which parts there are that no search finds. */
  unsold: { retired: boolean; hidden: boolean } | null
}

/** In place of an empty list of parts: nothing was found, none is on sale, or there is none yet. */
export function NoPart({ params, unsold }: Props) {
  const isSought = Boolean(params.get('q') || params.get('condition') || params.get('cursor'))
  if (isSought) return <EmptyState title={nothing.found.part}>{nothing.found.partHow}</EmptyState>
  if (!isSearch(params)) return <EmptyState title={nothing.found.part} />
  if (unsold?.retired || unsold?.hidden) return <NoneOnSale {...unsold} />
  return (
    <EmptyState title={nothing.yet.part} action={<LinkButton to="/dashboard/imports">{nothing.yet.partDo}</LinkButton>}>
      {nothing.yet.partHow}
    </EmptyState>
  )
}

function NoneOnSale({ retired, hidden }: { retired: boolean; hidden: boolean }) {
  const say = nothing.unsold
  const ways = (
    <>
      {retired && <LinkButton to="/dashboard/imports">{say.toFiles}</LinkButton>}
      {retired && (
        <LinkButton to="?sort=retired" look="line">
          {say.retiredDo}
        </LinkButton>
      )}
      {hidden && (
        <LinkButton to="?sort=hidden" look="line">
          {say.hiddenDo}
        </LinkButton>
      )}
    </>
  )
  return (
    <EmptyState title={say.part} action={ways}>
      {retired && <p>{say.retiredHow}</p>}
      {hidden && <p>{say.hiddenHow}</p>}
    </EmptyState>
  )
}
