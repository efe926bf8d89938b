import { z } from 'zod'
import { phrase } from '#common/phrase'
import { conflict, Problem } from '#platform/errors'
import type { Carrier, LabelAsked } from './carrier.ts'

const ANSWER_MS = 10_000
const TRIES = 2

const bought = z.object({
  id: z.string().min(1).max(200),
  tracking: z.string().min(1).max(100),
  trackingUrl: z.url({ protocol: /^https?$/ }),
  cost: z.object({ amount: z.int(), currency: z.string() }).nullish(),
  label: z.base64(),
})
const refused = z.object({ error: z.object({ message: z.string() }) })

type Options = { url: string; secret: string; currency: string }

/** A carrier that is asked over HTTP; demo/sandbox/README.md describes its calls. */
export function connectedCarrier({ url, secret, currency }: Options): Carrier {
  const ask = (method: string, path: string, key?: string, body?: object) =>
    askTwice(`${url.replace(/\/+$/, '')}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(key && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      redirect: 'error',
      ...(body && { body: JSON.stringify(body) }),
    })
  return {
    code: 'connected',
    async label({ key, ...asked }: LabelAsked) {
      const answer = bought.safeParse(await ask('POST', '/v1/shipments', key, asked))
      if (!answer.success) throw down(answer.error)
      const { id, tracking, trackingUrl, cost, label } = answer.data
      const pdf = Buffer.from(label, 'base64')
      return { shipment: id, tracking, trackingUrl, pdf, cost: cost?.currency === currency ? cost.amount : null }
    },
    async cancel(shipment) {
      await ask('DELETE', `/v1/shipments/${encodeURIComponent(shipment)}`)
    },
  }
}

/** The answer's JSON; one that is cut off is none. The second try is safe: a purchase has a key, and a cancellation may come twice. */
async function askTwice(url: string, init: RequestInit): Promise<unknown> {
  let failure: unknown
  for (let n = 0; n < TRIES; n++) {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_MS) })
      const body = jsonOf(await response.text())
      if (response.ok) return body
      if (response.status < 500 && response.status !== 429) throw refusal(body, response.status)
      failure = new Error(`The carrier answered ${response.status}.`)
    } catch (err) {
      if (err instanceof Problem) throw err
      failure = err
    }
  }
  throw down(failure)
}

/** Null where an answer has no body, or is a page of some server between. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Replies that say nothing of the parcel: a wrong key or address of the carrier, or a key that it knows already. */
const UNCLEAR = [401, 403, 404, 408, 409]

/** `carrier-refused`: it made no label. `carrier-unclear`: it may have made one at an earlier try. */
function refusal(body: unknown, status: number): Problem {
  const said = refused.safeParse(body)
  const code = UNCLEAR.includes(status) ? 'carrier-unclear' : 'carrier-refused'
  return conflict(code, phrase('refusal.carrierRefused', said.data?.error.message ?? String(status)))
}

function down(cause: unknown): Problem {
  const problem = new Problem(503, 'carrier-down', phrase('refusal.carrierDown'), { headers: { 'retry-after': '10' } })
  problem.cause = cause
  return problem
}
