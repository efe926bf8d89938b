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

/** A setting of several lines, which `|` divides. None is empty. */
export const someLines = (most: number, longest: number) =>
  z
    .string()
    .transform((text) =>
      text
        .split('|')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .refine(
      (lines) => lines.length <= most && lines.every((line) => line.length <= longest),
      `at most ${most} lines of ${longest} characters, divided by |`,
    )

/** A setting that is a web address. */
export const httpAddress = z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
