import type { Hono } from 'hono'
import { z } from 'zod'
import type { openWebhooks } from './webhooks.ts'

type Webhooks = Pick<ReturnType<typeof openWebhooks>, 'setTarget' | 'flush' | 'send'>

const target = z.strictObject({ url: z.url().nullable() })

/** What tests may do to a provider's webhooks: set where they go, deliver all at once, send an event of their own. */
export function webhookControls(controls: Hono, webhooks: Webhooks, event: z.ZodType<{ id: string }>) {
  const sent = z.strictObject({ event, signature: z.enum(['valid', 'wrong', 'none', 'old']).default('valid') })
  controls.post('/webhooks/target', async (c) => {
    const { url } = target.parse(await c.req.json())
    webhooks.setTarget(url ?? undefined)
    return c.json({ url })
  })
  controls.post('/webhooks/flush', async (c) => c.json(await webhooks.flush()))
  controls.post('/webhooks/send', async (c) => {
    const { event, signature } = sent.parse(await c.req.json())
    return c.json(await webhooks.send(event, signature))
  })
}
