import { Hono, type Context } from 'hono'
import type { Store } from '../store.ts'
import { accessOf, type Access, type Keys } from './access.ts'
import { settle } from './confirm.ts'
import { StripeFailure } from './errors.ts'
import type { Env } from '../service/env.ts'
import { noFaults, use, type Faults } from '../service/faults.ts'
import { parseForm } from './form.ts'
import { fingerprintOf, openIdempotency } from './idempotency.ts'
import { now } from '../service/now.ts'
import { newId } from './ids.ts'
import { runCall } from './routes.ts'
import type { StripeErrorBody } from './types.ts'
import { openWebhooks, type Log } from '../service/webhooks.ts'
import { refuse, strike } from './struck.ts'
import { beginWork, type Work } from './work.ts'

const API_VERSION = '2026-10-28.endive'

type Answer = { status: number; body: unknown; replayed?: string }

type CardOptions = Keys & {
  store: Store
  publicUrl: string
  webhookSecret: string
  webhookUrl?: string
  webhookRetryMs: number
  log: Log
}

/** The card provider: Stripe's HTTP API under `/v1`, and what tests may do to it. */
export function openCardProvider(options: CardOptions) {
  const { store, publicUrl, log } = options
  let faults: Faults = noFaults()
  const idempotency = openIdempotency(store)
  idempotency.forgetOld(now())
  const webhooks = openWebhooks({
    store,
    secret: options.webhookSecret,
    url: options.webhookUrl,
    retryMs: options.webhookRetryMs,
    faults: () => faults,
    log,
  })

  const begin = (requestId: string | null, idempotencyKey: string | null, apiVersion = API_VERSION) =>
    beginWork(store, { publicUrl, requestId, idempotencyKey, apiVersion, listened: webhooks.target !== undefined })

  /** Stores what the work changed and tells of it. A decline (402) is an effect too; other failures leave nothing. */
  function perform(
    work: Work,
    run: () => unknown,
    extra: (answer: Answer) => ReturnType<typeof idempotency.keep>[] = () => [],
  ): Answer {
    const answer = outcome(run)
    const done = answer.status < 300 || answer.status === 402
    if (done) {
      store.commit([...work.changes, ...extra(answer)])
      webhooks.enqueue(work.events)
    }
    return answer
  }

  /** Runs a step that no API call asked for, such as the end of a 3-D Secure step. */
  const step = (run: (work: Work) => unknown): Answer => {
    const work = begin(null, null)
    return perform(work, () => run(work))
  }

  /** Whether a test asked that this payment stays in `processing`. */
  function hold(intentId: string): boolean {
    const fault = use(faults, 'processNext')
    if (fault?.ms !== undefined) setTimeout(() => step((work) => settle(work, intentId)), fault.ms).unref()
    return fault !== undefined
  }

  function call(c: Context<Env>, form: string, requestId: string, access: Access): Answer {
    const key = keyOf(c)
    const work = begin(requestId, key ?? null, c.req.header('Stripe-Version'))
    const run = () => {
      refuse(c, () => faults)
      return runCall(c.req.method, { work, params: parseForm(form), access, path: c.req.path, hold })
    }
    return perform(work, run, ({ status, body }) =>
      key
        ? [idempotency.keep(key, { fingerprint: fingerprintOf(c.req.path, form), status, body, requestId, at: now() })]
        : [],
    )
  }

  async function once(c: Context<Env>, form: string, run: () => Promise<Answer>): Promise<Answer> {
    const key = keyOf(c)
    if (!key) return run()
    const stored = idempotency.begin(key, fingerprintOf(c.req.path, form))
    if (stored) return { status: stored.status, body: stored.body, replayed: stored.requestId }
    try {
      return await run()
    } finally {
      idempotency.end(key)
    }
  }

  const api = new Hono<Env>()
  api.options('/v1/*', (c) => c.body(null, 204, CORS))
  api.all('/v1/*', async (c) => {
    const requestId = newId('req')
    const form = c.req.method === 'GET' ? new URL(c.req.url).search.slice(1) : await c.req.text()
    const answer = await outcomeLater(async () => {
      const access = accessOf(options, c.req.header('Authorization'), new URLSearchParams(form).get('key') ?? undefined)
      return once(c, form, async () => {
        await strike(c, () => faults, 'before')
        const done = call(c, form, requestId, access)
        await strike(c, () => faults, 'after')
        return done
      })
    })
    return c.json(answer.body as object, answer.status as 200, {
      ...CORS,
      'Request-Id': requestId,
      'Stripe-Version': c.req.header('Stripe-Version') ?? API_VERSION,
      ...(keyOf(c) && { 'Idempotency-Key': keyOf(c) }),
      ...(answer.replayed && { 'Idempotent-Replayed': 'true', 'Original-Request': answer.replayed }),
    })
  })

  webhooks.resume()
  return {
    api,
    store,
    step,
    webhooks,
    faults: () => faults,
    setFaults: (next: Faults) => void (faults = next),
  }
}

export type CardProvider = ReturnType<typeof openCardProvider>

const keyOf = (c: Context) => (c.req.method === 'POST' ? c.req.header('Idempotency-Key') : undefined)

/** Browsers may call with the publishable key; there are no cookies to protect. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
  'Access-Control-Allow-Methods': 'GET, POST',
}

function outcome(run: () => unknown): Answer {
  try {
    return { status: 200, body: run() }
  } catch (error) {
    return failed(error)
  }
}

async function outcomeLater(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run()
  } catch (error) {
    return failed(error)
  }
}

function failed(error: unknown): Answer {
  if (!(error instanceof StripeFailure)) throw error
  return { status: error.status, body: { error: error.body satisfies StripeErrorBody } }
}
