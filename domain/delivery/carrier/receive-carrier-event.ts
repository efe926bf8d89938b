import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { type Ctx, tx } from '#platform/context'
import { invalid, notFound } from '#platform/errors'
import { carrierEvent, type CarrierEvent } from '../schema.ts'

const AHEAD_MS = 5 * 60_000

/**
 * Receives a webhook of the connected carrier: verifies the signature of the raw bytes, stores the event once under the
 * carrier's id, and queues the job `note-tracking` with it. 404 while no carrier is connected, 400 for a forged
 * event, or one that cannot be read, naming the fields.
 */
export async function receiveCarrierEvent(ctx: Ctx, raw: Buffer, signature: string): Promise<void> {
  const { CARRIER_SECRET } = ctx.config
  if (!CARRIER_SECRET) throw notFound('call')
  const now = ctx.clock.now()
  if (!isSigned(raw, signature, CARRIER_SECRET, now))
    throw invalid({ 'carrier-signature': phrase('refusal.foreignSignature') })
  const read = carrierEvent.safeParse(readJson(raw))
  if (!read.success) {
    const fields = read.error.issues.map(({ path }) => path.join('.') || 'body')
    throw invalid(Object.fromEntries(fields.map((field) => [field, phrase('refusal.unknownCarrierEvent')])))
  }
  const { id, data } = read.data
  await tx(ctx, async (ctx) => {
    const { rows } = await sql`
      insert into carrier_event (id, body, received_at) values (${id}, ${raw.toString('utf8')}, ${now})
      on conflict (id) do nothing returning id`.execute(ctx.db)
    const event: CarrierEvent = { id, ...data }
    if (rows.length > 0) await ctx.jobs.send(ctx.db, 'note-tracking', event)
  })
}

/** `t=<Unix seconds>,v1=<hex>`: HMAC-SHA256 of `t.body`, at most five minutes old. */
function isSigned(raw: Buffer, signature: string, secret: string, now: Date): boolean {
  const [, at, given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (at === undefined || Math.abs(now.getTime() - Number(at) * 1000) > AHEAD_MS) return false
  const right = createHmac('sha256', secret).update(`${at}.`).update(raw).digest()
  return timingSafeEqual(right, Buffer.from(given, 'hex'))
}

function readJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
