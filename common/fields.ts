import { z } from 'zod'
import { PAGE_SIZE, PAGE_SIZE_MAX } from './constants.ts'
import { isPicture } from './pictures.ts'

/** The database keeps every sign but this one. */
const NULL_SIGN = '\0'
const keepable = (text: string) => !text.includes(NULL_SIGN)
const UNKEEPABLE = 'Please use letters and digits only'

/** A text that must be there, with the message for when it is not; blanks around it do not count. */
export const needed = (message: string, max: number) =>
  z.string(message).trim().min(1, message).max(max, `at most ${max} characters`).refine(keepable, UNKEEPABLE)

/** A text that may be left out. */
export const optional = (max: number) =>
  z.string().trim().max(max, `at most ${max} characters`).refine(keepable, UNKEEPABLE).optional()

/** The address of a picture that must be there: an uploaded one, or one on the web by https. */
export const pictureAddress = (message: string) =>
  needed(message, 1000).refine(
    isPicture,
    'Give the address of a picture: one you uploaded, or one beginning with https://',
  )

/** `cursor` and `limit` of a list that is paged by key: `size` at a time unless told. */
export const paged = (size = PAGE_SIZE) => ({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(size),
})

/** `q`: words that are looked for in a list. */
export const searchWords = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u)
  .optional()
