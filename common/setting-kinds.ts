import { z } from 'zod'

/** A setting that is a whole number from `low` to `high`, given as text. */
export const wholeNumber = (low: number, high: number) => {
  const says = `a whole number from ${low} to ${high}`
  return z
    .string()
    .regex(/^\d+$/, says)
    .transform(Number)
    .refine((n) => n >= low && n <= high, says)
}

/** A setting that is a web address. */
export const httpAddress = z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
