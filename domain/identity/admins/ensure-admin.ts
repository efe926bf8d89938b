import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { hashPassword, verifyPassword } from '../sign-in/auth.ts'

const DEMO_ADMIN = 'admin@camber.example'

type Existing = { id: string; role: string; hash: string | null }

/** The e-mail of the admin whom the settings name; undefined where they name none. */
export function adminOfSettings({ ADMIN_EMAIL, SHOP_MODE }: Ctx['config']): string | undefined {
  return (ADMIN_EMAIL ?? (SHOP_MODE === 'demo' ? DEMO_ADMIN : undefined))?.toLowerCase()
}

/**
 * Creates the first admin. ADMIN_EMAIL and ADMIN_PASSWORD name that person and their password; in demo mode without
 * them it generates an account. `password` is the generated one, else null: a given one stays out of the log. The
 * result is undefined if no admin is wanted.
 */
export async function ensureAdmin(ctx: Ctx): Promise<{ email: string; password: string | null } | undefined> {
  const { ADMIN_PASSWORD } = ctx.config
  const email = adminOfSettings(ctx.config)
  if (!email) return undefined
  return tx(ctx, async (ctx) => {
    await sql`lock table users in share row exclusive mode`.execute(ctx.db)
    const user = await findExisting(ctx, email)
    if (!user) {
      const password = ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
      await createAdmin(ctx, email, password)
      return { email, password: ADMIN_PASSWORD ? null : password }
    }
    if (ADMIN_PASSWORD) await updateAdmin(ctx, user, ADMIN_PASSWORD)
    return { email, password: null }
  })
}

async function findExisting(ctx: Ctx, email: string): Promise<Existing | undefined> {
  const { rows } = await sql<Existing>`
    select u.id, u.role, a.password as hash from users u
    left join accounts a on a.user_id = u.id and a.provider_id = 'credential' where u.email = ${email}`.execute(ctx.db)
  return rows[0]
}

async function createAdmin(ctx: Ctx, email: string, password: string): Promise<void> {
  const id = randomUUID()
  await sql`insert into users (id, name, email, email_verified, role) values (${id}, 'Shop Admin', ${email}, true, 'admin')`.execute(
    ctx.db,
  )
  await setPassword(ctx, id, password)
  await recordAudit(ctx, { what: 'user.make-admin', id, before: null, after: { role: 'admin' } })
}

/** The settings decide: the account gets role and password, and sessions with another password end. */
async function updateAdmin(ctx: Ctx, user: Existing, password: string): Promise<void> {
  if (user.role !== 'admin') {
    await sql`update users set role = 'admin', email_verified = true where id = ${user.id}`.execute(ctx.db)
    await recordAudit(ctx, {
      what: 'user.make-admin',
      id: user.id,
      before: { role: user.role },
      after: { role: 'admin' },
    })
  }
  if (user.hash && (await verifyPassword({ hash: user.hash, password }))) return
  await sql`delete from sessions where user_id = ${user.id}`.execute(ctx.db)
  await setPassword(ctx, user.id, password)
}

async function setPassword(ctx: Ctx, userId: string, password: string): Promise<void> {
  await sql`
    insert into accounts (id, user_id, account_id, provider_id, password)
    values (${randomUUID()}, ${userId}, ${userId}, 'credential', ${await hashPassword(password)})
    on conflict (provider_id, account_id) do update set password = excluded.password`.execute(ctx.db)
}
