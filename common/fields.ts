import { z } from 'zod'
import { isPicture } from './pictures.ts'

/** A text that must be there, with the message for when it is not; blanks around it do not count. */
export const needed = (message: string, max: number) =>
  z.string(message).trim().min(1, message).max(max, `at most ${max} characters`)

/** A text that may be left out. */
export const optional = (max: number) => z.string().trim().max(max, `at most ${max} characters`).optional()

/** The address of a picture that must be there: an uploaded one, or one on the web by https. */
export const pictureAddress = (message: string) =>
  needed(message, 1000).refine(
    isPicture,
    'Give the address of a picture: one you uploaded, or one beginning with https://',
  )
