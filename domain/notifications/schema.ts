import { z } from 'zod'

const to = { to: z.string(), name: z.string() }
const withLink = { ...to, link: z.string() }

/** Every mail that the shop sends, as it is queued: the job `send-mail`. */
export const mail = z.discriminatedUnion('template', [
  z.object({ template: z.literal('verify-email'), ...withLink }),
  z.object({ template: z.literal('reset-password'), ...withLink }),
  z.object({ template: z.literal('password-changed'), ...to }),
])

export type Mail = z.infer<typeof mail>
