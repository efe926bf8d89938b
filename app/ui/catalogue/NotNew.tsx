import * as words from '#common/words'
import type { PartDetail } from '#domain/catalogue/schema'

/** Says of a part that it is remanufactured or used, beside its name; of a new one nothing. */
export function NotNew({ condition }: Pick<PartDetail, 'condition'>) {
  if (!condition) return null
  return <span className="not-new">{words.part.conditions[condition]}</span>
}
