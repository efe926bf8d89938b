import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { payment } from '#common/words'
import { api, ApiProblem } from '../../web/api.ts'

/** `sandbox` is where the test cards are listed, null for the real provider. */
export type CardService = { stripe: Stripe; sandbox: string | null }

let loading: Promise<CardService> | null = null

/** The card provider's own script, loaded once. A failure is not cached. */
export const loadCardService = (): Promise<CardService> =>
  (loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  }))

async function load(): Promise<CardService> {
  const { publishableKey, scriptUrl } = await api('GET', '/payments/config')
  const stripe = await start(publishableKey, scriptUrl).catch(() => null)
  if (!stripe) throw new ApiProblem(0, 'card-service', payment.card.notReached)
  return { stripe, sandbox: scriptUrl && new URL('/', scriptUrl).href }
}

async function start(publishableKey: string, scriptUrl: string | null): Promise<Stripe | null> {
  // The sandbox's script stands in for the provider's: once it is there, loadStripe takes it.
  if (scriptUrl) await loadScript(scriptUrl)
  return loadStripe(publishableKey)
}

function loadScript(src: string): Promise<void> {
  const script = document.createElement('script')
  script.src = src
  return new Promise<void>((done, fail) => {
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      script.remove()
      fail(new Error('The card service could not be reached.'))
    })
    document.head.append(script)
  })
}
