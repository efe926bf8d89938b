import { valueWords } from '#common/value-words'
import { useMoney } from '../../../web/settings.ts'
import { Unbroken } from '../../Unbroken.tsx'

/** A value of a part's field as it was or will be. */
export function ValueText({ field, value }: { field: string; value: unknown }) {
  const money = useMoney()
  const isNothing = value === null || value === undefined || value === ''
  return (
    <span className={isNothing ? 'text-ink-2' : typeof value === 'number' ? 'tabular' : undefined}>
      <Unbroken text={valueWords(field, value, money)} />
    </span>
  )
}
