import { z } from 'zod'
import { field } from '#common/words'
import { described, paged } from '#common/fields'

/** What an admin looks at: searches that found nothing, words that were set aside, lists that nobody opened, cars that we lack. */
const SEARCH_LISTS = ['nothing', 'set-aside', 'unopened', 'cars'] as const
export type SearchListName = (typeof SEARCH_LISTS)[number]

/** A cursor of this list holds up to 120 characters of any alphabet, twice encoded. */
const CURSOR_MAX = 1000

/** In days. */
const PERIODS = ['7', '30'] as const

/** Which list of the log, of how many days until today. */
export const searchLogQuery = z.object({
  show: z.enum(SEARCH_LISTS, field.isOneOf('show', SEARCH_LISTS)).default('nothing'),
  days: z.enum(PERIODS, field.isOneOf('days', PERIODS)).default('7').transform(Number),
  ...paged(),
  cursor: z.string().max(CURSOR_MAX).optional(),
})
export type SearchLogQuery = z.infer<typeof searchLogQuery>

const readAs = z.array(z.object({ kind: z.string(), means: z.string() }))
export type ReadAs = z.infer<typeof readAs>

export const loggedSearch = z.object({
  words: z.string().meta(described('the search; of `set-aside` the word, of `cars` the car')),
  searches: z.int(),
  nothing: z.int().meta(described('how many of them found nothing')),
  found: z.int().meta(described('how many parts the newest found')),
  opened: z.int().meta(described('how often a part was opened or put into the cart from its list')),
  ordered: z.int().meta(described('how often a part of its list was ordered afterwards')),
  readAs: readAs.meta(described('how the newest was read')),
  typed: z.array(z.string()).meta(described('of `set-aside` and `cars`: up to three searches with it')),
})
export type LoggedSearch = z.infer<typeof loggedSearch>

/** What came of a search; `words` are those of the log. */
export const searchOutcome = z.object({
  words: z
    .string(field.missing('words'))
    .min(1, field.missing('words'))
    .max(120, field.atMost(120))
    .refine((words) => words.isWellFormed() && !/\p{C}/u.test(words), field.missing('words')),
  part: z.string(field.missing('part')).regex(/^[1-9]\d{0,9}$/, field.missing('part')),
  what: z.enum(['opened', 'ordered'], field.isOneOf('what', ['opened', 'ordered'])),
})
export type SearchOutcome = z.infer<typeof searchOutcome>
