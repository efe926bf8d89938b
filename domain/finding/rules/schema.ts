import { z } from 'zod'
import { named } from '#domain/catalogue/schema'
import { described, needed } from '#common/fields'
import { field } from '#common/words'
import { RULE_KINDS } from '../reading/schema.ts'

/** `|` and `*` have a meaning in the files of words. */
const ruleWords = needed(field.whichWords, 80).refine((words) => !/[|*]/.test(words) && /[\p{L}\p{N}]/u.test(words), {
  error: field.noRuleWords,
})

/** An address of this shop, from its root: no other shop's, no call, no file, and no search, which might lead back here. */
const ownAddress = needed(field.whichAddress, 200).refine(isOwn, { error: field.notOwnAddress })

function isOwn(href: string): boolean {
  if (!/^\/(?![/\\])[^\s\\]*$/.test(href)) return false
  const url = URL.parse(href, 'https://shop.invalid')
  return (
    url?.host === 'shop.invalid' && !/^\/(api|media|dashboard)(\/|$)/i.test(url.pathname) && !url.searchParams.has('q')
  )
}

/** What an admin teaches the search box: that words mean a part type, that something is not sold, or which page answers. */
export const searchRuleInput = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('synonym'), words: ruleWords, type: needed(field.whichType, 80) }),
    z.object({ kind: z.literal('not-sold'), words: ruleWords, name: needed(field.whatIsNotSold, 80) }),
    z.object({
      kind: z.literal('redirect'),
      words: ruleWords,
      href: ownAddress,
      label: needed(field.whichLabel, 80),
    }),
  ],
  field.isOneOf('kind', RULE_KINDS),
)
export type SearchRuleInput = z.infer<typeof searchRuleInput>

export const searchRule = z.object({
  _id: z.string(),
  kind: z.enum(RULE_KINDS),
  words: z.string(),
  type: named.nullable().meta(described('of a synonym')),
  name: z.string().nullable().meta(described('what is not sold')),
  href: z.string().nullable(),
  label: z.string().nullable().meta(described('the name of the page')),
  by: z.string().nullable().meta(described('who changed it last; null: their account is deleted')),
  changedAt: z.string(),
})
export type SearchRule = z.infer<typeof searchRule>

/** A rule that is not saved, and the search to try it with; `id`: the saved rule that it replaces. */
export const searchRuleTrial = z.object({
  rule: searchRuleInput,
  q: needed(field.whichWords, 120),
  id: z.string().max(20).optional(),
})
export type SearchRuleTrial = z.infer<typeof searchRuleTrial>

export const searchRuleEffect = z.object({
  today: z.int().meta(described('how many parts the search finds today')),
  withRule: z.int().meta(described('how many it finds with the rule')),
})
