import { COMPARED_MAX } from '#common/constants'
import * as words from '#common/words'
import { type Chosen, turnCompared, useCompared } from '../../web/part/compared.ts'
import { useIsHydrated } from '../../web/page/hydrated.ts'
import { notify } from '../notify.ts'

/** Takes a part of a list into the comparison, or out of it. */
export function CompareToggle({ part: { _id, name } }: { part: Chosen }) {
  const isChosen = useCompared().some((one) => one._id === _id)
  if (!useIsHydrated()) return null
  const press = () => {
    if (!turnCompared({ _id, name })) notify.error(words.compare.full(COMPARED_MAX))
  }
  return (
    <button type="button" aria-pressed={isChosen} className="card-compare" onClick={press}>
      <span className="card-compare-box" aria-hidden="true" />
      {words.compare.toggle}
      <span className="sr-only">{`: ${name}`}</span>
    </button>
  )
}
