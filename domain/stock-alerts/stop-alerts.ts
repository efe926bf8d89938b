import { sql } from 'kysely'
import { readSigned, sign } from '#domain/identity'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'

const [OF_ADDRESS, OF_ALERT] = ['alerts of ', 'alert ']

/**
 * The key with which a mail's reader ends all alerts of its address. It names the account that has proved the address, too, whose alerts
 * move when its owner changes the address.
 */
export async function keyOfAddress(ctx: Ctx, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from users where email = ${email} and email_verified`.execute(
    ctx.db,
  )
  return sign(ctx, coded([email, ...rows.map(({ id }) => id)].join(' ')), OF_ADDRESS)
}

/**
 * The key with which whoever asked takes that alert back. It counts only where `at` is when the alert was stored: who asks again for
 * another's address gets a key that ends nothing.
 */
export const keyOfAlert = (ctx: Ctx, part: number, email: string, at: Date): Promise<string> =>
  sign(ctx, coded(JSON.stringify([part, email, at.getTime()])), OF_ALERT)

/** Forgets what a key is for: all alerts of an address, or one. Answers how many there were; 400 for what is no key of this shop. */
export async function stopAlerts(ctx: Ctx, key: string): Promise<number> {
  const { numAffectedRows } = await sql`delete from stock_alert where ${await alertsOf(ctx, key)}`.execute(ctx.db)
  return Number(numAffectedRows)
}

/** Whether anything that a key is for still waits; 400 for what is no key of this shop. */
export async function keyWaits(ctx: Ctx, key: string): Promise<boolean> {
  const { rows } = await sql`select from stock_alert where ${await alertsOf(ctx, key)} limit 1`.execute(ctx.db)
  return rows.length > 0
}

async function alertsOf(ctx: Ctx, key: string) {
  const [address, alert] = await Promise.all([OF_ADDRESS, OF_ALERT].map((purpose) => readSigned(ctx, key, purpose)))
  if (address === undefined && alert === undefined) throw invalid({ key: phrase('refusal.linkNotWhole') })
  return address === undefined ? oneAlert(decoded(alert!)) : ofAddress(decoded(address))
}

/** Keys of older mails, and those of guests, name no account. */
function ofAddress(text: string) {
  const [email, account = null] = text.split(' ')
  return sql`email in (${email}, (select email from users where id = ${account} and email_verified))`
}

function oneAlert(text: string) {
  const [part, email, at] = JSON.parse(text) as [number, string, number]
  return sql`part_id = ${part} and email = ${email} and created_at = ${new Date(at)}`
}

const coded = (text: string) => Buffer.from(text).toString('base64url')
const decoded = (text: string) => Buffer.from(text, 'base64url').toString()
