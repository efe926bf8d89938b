import { z } from 'zod'

export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024
export const MAX_UPLOAD_PIXELS = 40_000_000
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** An uploaded picture: its address, and every version of it. Widths and heights in pixels. */
export const picture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  variants: z.array(z.object({ url: z.string(), width: z.int(), format: z.enum(['avif', 'webp']) })),
})
export type Picture = z.infer<typeof picture>
