import { z } from 'zod'
import { described, needed } from '#common/fields'
import { field } from '#common/words'

/** The texts of fixed pages that a seller may write. */
export const SHOP_TEXTS = ['terms', 'privacy'] as const
export type ShopTextName = (typeof SHOP_TEXTS)[number]

/** Below the title of their section on the page. */
export const HIGHEST_HEADING = 3

const markdown = needed(field.textOrGiven, 100_000)

/** A text as its form has it. */
export const shopTextFields = z.object({ markdown })

/** A change of a text, with the `version` that was read. */
export const shopTextChange = z.object({
  markdown: markdown.nullable().meta(described('Markdown; null: the text that came with the shop, again or still')),
  version: z.int(field.versionRead),
})
export type ShopTextChange = z.infer<typeof shopTextChange>

/** A text in its editable form. */
export const shopText = z.object({
  name: z.enum(SHOP_TEXTS),
  markdown: z.string().nullable().meta(described('what the seller wrote; null: nothing, so `given` holds')),
  given: z.string().meta(described('the text that came with the shop, in Markdown too')),
  version: z.int(),
  isDecided: z
    .boolean()
    .meta(described('whether an admin has written one, or said that the one that came with the shop stays')),
})
export type ShopText = z.infer<typeof shopText>
