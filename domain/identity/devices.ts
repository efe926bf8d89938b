import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

const MARK = /^([\w-]{22})\.([\w-]{43})$/

/**
 * The device that a mark names, if it signed in well to the account with this e-mail since its password was last
 * chosen. Whoever chooses a new one may do so because a stranger knew the old one, so all earlier marks are void then.
 */
export async function findDevice(ctx: Ctx, email: string, mark: string | undefined): Promise<string | undefined> {
  const [, device, signature] = MARK.exec(mark ?? '') ?? []
  if (!device || !signature) return undefined
  const right = await signatureOf(ctx, email, device)
  return right && timingSafeEqual(Buffer.from(right), Buffer.from(signature)) ? device : undefined
}

/** A mark for a device that signed in well just now: a random name and a signature. Undefined without a password. */
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
