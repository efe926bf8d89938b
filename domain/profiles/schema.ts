import { z } from 'zod'
import { linesOfText } from '#common/fields'
import { field } from '#common/words'

const text = (required: string, max: number) => linesOfText(max, required).min(1, required)

const phone = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  text(field.phoneRequired, 40),
)

/** The editable fields of a profile. Name and e-mail are the account's. */
export const profileUpdate = z.object({
  number: phone,
  address: text(field.addressRequired, 300),
  education: text(field.educationRequired, 200),
})

/** A picture's address, on the web or in this shop. Empty means none. */
const photo = z
  .union(
    [z.literal(''), z.string().regex(/^\/(?![/\\])[\w./-]+$/), z.url({ protocol: /^https?$/ })],
    field.anyPictureAddress,
  )
  .refine((url) => url.length <= 1000, field.anyPictureAddress)
  .nullish()
  .transform((url) => url || null)

export const profileInput = profileUpdate.extend({ photoURL: photo })
export const profileId = z.uuid()

export type ProfileInput = z.infer<typeof profileInput>
export type ProfileUpdate = z.infer<typeof profileUpdate>
export type Profile = ProfileInput & { _id: string; name: string; email: string }
