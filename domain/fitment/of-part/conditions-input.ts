import { z } from 'zod'
import { needed } from '#common/fields'
import { field } from '#common/words'
import { CONDITION_KINDS, type ConditionKind } from '../rule/kinds.ts'
import { charactersOf, isChassisNumber } from '../rule/typed-answer.ts'

/** The longest value of a condition or a specification. */
export const LONGEST_VALUE = 120

const isDisc = (value: string) => /^\d{2,3}(\.\d)?$/.test(value)
const isDate = (value: string) => /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/.test(value)

/** How a value is written, for the kinds whose values are compared as numbers or dates. */
const WRITTEN: Partial<Record<ConditionKind, { is: (value: string) => boolean; says: string }>> = {
  'disc-front': { is: isDisc, says: field.discSize },
  'disc-rear': { is: isDisc, says: field.discSize },
  'made-from': { is: isDate, says: field.monthOrYear },
  'made-to': { is: isDate, says: field.monthOrYear },
  'chassis-from': { is: isChassisNumber, says: field.chassisNumber },
  'chassis-to': { is: isChassisNumber, says: field.chassisNumber },
}

const conditionInput = z
  .object({
    kind: z.enum(CONDITION_KINDS, field.isOneOf('kind', CONDITION_KINDS)),
    value: needed(field.whatMustBeSo, LONGEST_VALUE),
  })
  .superRefine(({ kind, value }, { addIssue }) => {
    const written = WRITTEN[kind]
    if (written && !written.is(value)) addIssue({ code: 'custom', path: ['value'], message: written.says })
  })

/** What only one condition of an application can be about: a car has one disc, and an equipment or not. */
const subjectOf = ({ kind, value }: z.infer<typeof conditionInput>) =>
  kind === 'with' || kind === 'without' ? `with ${value}` : kind === 'note' ? `note ${value}` : kind

/** The end of a range that lies before its beginning, or cannot be compared with it: its place and what is wrong. */
function wrongEnd(all: z.infer<typeof conditionInput>[]): { n: number; says: string } | null {
  const at = (kind: ConditionKind) => all.findIndex((one) => one.kind === kind)
  const [from, to] = [all[at('made-from')]?.value, all[at('made-to')]?.value]
  // The year 2012 as the end holds the month 2012-05 in which the range begins.
  if (from && to && to < from && !from.startsWith(to)) return { n: at('made-to'), says: field.endBeforeStart }
  const [first, last] = [all[at('chassis-from')]?.value, all[at('chassis-to')]?.value].map((text) =>
    charactersOf(text ?? ''),
  )
  if (!first || !last) return null
  if (first.length !== last.length) return { n: at('chassis-to'), says: field.chassisLengths }
  return last < first ? { n: at('chassis-to'), says: field.endBeforeStart } : null
}

/** What must be so of the car for an application to hold, each property once. */
export const conditionsInput = z
  .array(conditionInput)
  .max(8, field.tooMany(8, 'conditions'))
  .superRefine((all, { addIssue }) => {
    const subjects = all.map(subjectOf)
    for (const [n, subject] of subjects.entries())
      if (subjects.indexOf(subject) < n) addIssue({ code: 'custom', path: [n, 'value'], message: field.bothCannotBe })
    const wrong = wrongEnd(all)
    if (wrong) addIssue({ code: 'custom', path: [wrong.n, 'value'], message: wrong.says })
  })
