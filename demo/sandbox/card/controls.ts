import { Hono } from 'hono'
import { z } from 'zod'
import { accessOf, needSecret, type Keys } from './access.ts'
import { authenticate, currentChallenge, settle } from './confirm.ts'
import { moveDispute, movedDispute, openDispute, openedDispute } from './disputes.ts'
import { invalid, missing, StripeFailure } from './errors.ts'
import { noFaults, parseFaults } from '../service/faults.ts'
import { findIntent } from './find.ts'
import { failRefund } from './refunds.ts'
import type { CardProvider } from './server.ts'
import type { Charge, PaymentIntent, Refund, StripeEvent } from './types.ts'
import { webhookControls } from '../service/webhook-controls.ts'

const DECLINED = { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' }

const authentication = z.strictObject({ outcome: z.enum(['complete', 'fail']) })
const settlement = z.strictObject({ outcome: z.enum(['succeeded', 'failed']) })

/** Every payment with its charges and refunds, newest first. */
export function paymentsOf({ store }: CardProvider) {
  const charges = Map.groupBy(store.all<Charge>('charge'), (charge) => charge.payment_intent)
  const refunds = Map.groupBy(store.all<Refund>('refund'), (refund) => refund.payment_intent)
  return store
    .all<PaymentIntent>('payment_intent')
    .map((intent) => ({ ...intent, charges: charges.get(intent.id) ?? [], refunds: refunds.get(intent.id) ?? [] }))
    .toReversed()
}

/** What tests may do to the card provider, under `/sandbox`, with the secret key. */
export function cardControls(card: CardProvider, keys: Keys) {
  const controls = new Hono()
  controls.use(async (c, next) => {
    needSecret(accessOf(keys, c.req.header('Authorization')))
    await next()
  })
  controls.onError((error, c) => {
    if (error instanceof StripeFailure) return c.json({ error: error.body }, error.status as 400)
    if (error instanceof z.ZodError) return c.json({ error: { message: z.prettifyError(error) } }, 400)
    throw error
  })

  controls.get('/faults', (c) => c.json(card.faults()))
  controls.post('/faults', async (c) => {
    card.setFaults(parseFaults(await c.req.json()))
    return c.json(card.faults())
  })
  controls.delete('/faults', (c) => {
    card.setFaults(noFaults())
    return c.json(card.faults())
  })

  webhookControls(controls, card.webhooks, z.looseObject({ id: z.string(), type: z.string() }))
  controls.post('/events/:id/resend', (c) => {
    const event = card.store.get<StripeEvent>('event', c.req.param('id'))
    if (!event) throw missing('event', c.req.param('id'))
    card.webhooks.resend(event)
    return c.json(event)
  })

  controls.get('/payments', (c) => c.json(paymentsOf(card)))
  controls.post('/payments/:id/authenticate', async (c) => {
    const { outcome } = authentication.parse(await c.req.json())
    const { status, body } = card.step((work) => {
      const challenge = currentChallenge(findIntent(work, c.req.param('id')))
      if (!challenge) throw invalid('This payment asks for no authentication.')
      return authenticate(work, challenge, outcome === 'complete')
    })
    return c.json(body as object, status as 200)
  })
  controls.post('/payments/:id/settle', async (c) => {
    const { outcome } = settlement.parse(await c.req.json())
    const why = outcome === 'failed' ? DECLINED : undefined
    const { status, body } = card.step((work) => settle(work, c.req.param('id'), why))
    return c.json(body as object, status as 200)
  })
  controls.post('/payments/:id/dispute', async (c) => {
    const wanted = openedDispute.parse(await c.req.json())
    const { status, body } = card.step((work) => openDispute(work, c.req.param('id'), wanted))
    return c.json(body as object, status as 200)
  })
  controls.post('/disputes/:id/move', async (c) => {
    const wanted = movedDispute.parse(await c.req.json())
    const { status, body } = card.step((work) => moveDispute(work, c.req.param('id'), wanted))
    return c.json(body as object, status as 200)
  })
  controls.post('/refunds/:id/fail', (c) => {
    const { status, body } = card.step((work) => failRefund(work, c.req.param('id')))
    return c.json(body as object, status as 200)
  })
  return controls
}
