import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { page } from '../layout.ts'
import { money } from '../money.ts'
import { authenticate, currentChallenge, type Challenge } from './confirm.ts'
import type { CardProvider } from './server.ts'
import type { PaymentIntent } from './types.ts'

/** The 3-D Secure page of the card's bank. It stands in a frame over the shop, or on its own when the payment redirects. */
export function challengePages(card: CardProvider) {
  const app = new Hono()
  const find = (id: string) => card.store.get<Challenge>('challenge', id)
  const intentOf = ({ intent }: Challenge) => card.store.get<PaymentIntent>('payment_intent', intent)!

  app.get('/3d_secure/:id', (c) => {
    const step = find(c.req.param('id'))
    if (!step) return c.notFound()
    if (currentChallenge(intentOf(step)) !== step.id) return c.html(ended(step, intentOf(step)))
    return c.html(question(intentOf(step)))
  })

  app.post('/3d_secure/:id', async (c) => {
    const step = find(c.req.param('id'))
    if (!step) return c.notFound()
    const { outcome } = await c.req.parseBody()
    card.step((work) => authenticate(work, step.id, outcome === 'complete'))
    const intent = intentOf(step)
    return step.returnUrl ? c.redirect(backTo(step.returnUrl, intent), 303) : c.html(ended(step, intent))
  })
  return app
}

const question = (intent: PaymentIntent) =>
  page(
    '3-D Secure',
    html`<p>
        The bank of this test card asks whether it is really you who pays
        <strong>${money(intent.amount, intent.currency)}</strong>.
      </p>
      <form method="post" class="choices">
        <button class="primary" name="outcome" value="complete">Complete authentication</button>
        <button name="outcome" value="fail">Fail authentication</button>
      </form>
      <p class="dim">A real bank would send a code to your phone.</p>`,
  )

/** Tells the shop's page that it may go on. The message carries nothing, so any page may hear it. */
const ended = (step: Challenge, intent: PaymentIntent) =>
  page(
    '3-D Secure',
    step.returnUrl
      ? html`<p>This step is over. <a href="${backTo(step.returnUrl, intent)}">Back to the shop</a></p>`
      : html`<p>This step is over.</p>
          <script>
            ${raw(`window.parent.postMessage({ type: '3d_secure_done' }, '*')`)}
          </script>`,
  )

function backTo(returnUrl: string, intent: PaymentIntent): string {
  const url = new URL(returnUrl)
  url.searchParams.set('payment_intent', intent.id)
  url.searchParams.set('payment_intent_client_secret', intent.client_secret)
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed')
  return url.href
}
