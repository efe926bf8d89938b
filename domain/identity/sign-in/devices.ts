import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

const MARK = /^([\w-]{22})\.([\w-]{43})$/

/**
 * The device that a cookie names, if it has signed in to the account with this e-mail since the password was last set.
 * A new password makes earlier cookies void, because a stranger may have known the old one.
 */
export async function findDevice(ctx: Ctx, email: string, mark: string | undefined): Promise<string | undefined> {
  const [, device, signature] = MARK.exec(mark ?? '') ?? []
  if (!device || !signature) return undefined
  const right = await signatureOf(ctx, email, device)
  return right && timingSafeEqual(Buffer.from(right), Buffer.from(signature)) ? device : undefined
}

/** The cookie for a device that has just signed in: a random name and a signature. Undefined without a password. */
export async function markDevice(ctx: Ctx, email: string, known: string | undefined): Promise<string | undefined> {
  const device = known ?? randomBytes(16).toString('base64url')
  const signature = await signatureOf(ctx, email, device)
  return signature && `${device}.${signature}`
}

async function signatureOf(ctx: Ctx, email: string, device: string): Promise<string | undefined> {
  const { rows } = await sql<{ secret: string; password: string }>`
    select s.value as secret, a.password
    from settings s, users u join accounts a on a.user_id = u.id and a.provider_id = 'credential'
    where s.name = 'auth-secret' and u.email = ${email} and a.password is not null`.execute(ctx.db)
  const [known] = rows
  if (!known) return undefined
  return createHmac('sha256', known.secret).update(`device\n${device}\n${email}\n${known.password}`).digest('base64url')
}
