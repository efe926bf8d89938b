import type { PartInput, PartRecord } from '../part-input.ts'
import { normalNumber } from '../part-number.ts'

type Numbers = Pick<PartRecord, 'number' | 'supersededNumbers'>

/**
 * The change of a part that gets another number and does not say which older numbers it has: its old one becomes an older number,
 * by which it is still found. Who says them decides, as the form does, which shows the old one to be taken out.
 */
export function keepOldNumber(before: Numbers, change: Partial<PartInput>): Partial<PartInput> {
  const { number } = change
  if (!number || !before.number || change.supersededNumbers !== undefined) return change
  const [was, now] = [normalNumber(before.number), normalNumber(number)]
  if (was === '' || was === now) return change
  const others = (before.supersededNumbers ?? []).filter(({ maker, number: older }) => {
    return maker !== null || ![was, now].includes(normalNumber(older))
  })
  return { ...change, supersededNumbers: [...others, { maker: null, number: before.number }] }
}
