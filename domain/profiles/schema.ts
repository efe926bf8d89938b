import { z } from 'zod'

const text = (required: string, max: number) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(max, `Must be ${max} characters or shorter`)
    .regex(/^[^\p{Cc}--[\n\r\t]]*$/v, 'Please use letters and digits only')

const phone = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  text('Phone number is Required', 40),
)

/** The editable fields of a profile. Name and e-mail are the account's. */
export const profileUpdate = z.object({
  number: phone,
  address: text('Address is Required', 300),
  education: text('Education is Required', 200),
})

/** A picture's address, on the web or in this shop. Empty means none. */
const photo = z
  .union(
    [z.literal(''), z.string().regex(/^\/(?![/\\])[\w./-]+$/), z.url({ protocol: /^https?$/ })],
    'Provide the address of a picture',
  )
  .nullish()
  .transform((url) => url || null)

export const profileInput = profileUpdate.extend({ photoURL: photo })
export const profileId = z.uuid()

export type ProfileInput = z.infer<typeof profileInput>
export type ProfileUpdate = z.infer<typeof profileUpdate>
export type Profile = ProfileInput & { _id: string; name: string; email: string }
