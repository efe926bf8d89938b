import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Address } from '#common/address'
import { userOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'

/** So many addresses an account keeps: those that were used last. */
const MOST = 20

type OwnAddress = { _id: string; address: Address }

/** The signed-in user's own addresses, the last used first. */
export async function listAddresses(ctx: Ctx): Promise<OwnAddress[]> {
  const { rows } = await sql<OwnAddress>`
    select id as "_id", address from account_address where user_id = ${userOf(ctx).id} order by used_at desc, id`.execute(
    ctx.db,
  )
  return rows
}

/** Keeps an address, or that it was used again. Of more than twenty the one that was not used for longest goes. Answers its id. */
export async function keepAddress(ctx: Ctx, address: Address): Promise<string> {
  const { id: userId } = userOf(ctx)
  return tx(ctx, async (ctx) => {
    // Of two orders at once that go to a new address, the second finds it.
    await sql`select pg_advisory_xact_lock(hashtext(${`addresses ${userId}`}))`.execute(ctx.db)
    const { rows } = await sql<{ id: string }>`
      with given as (select ${JSON.stringify(address)}::jsonb as address), known as (
        update account_address a set used_at = ${ctx.clock.now()} from given
        where a.user_id = ${userId} and a.address = given.address returning a.id
      ), added as (
        insert into account_address (id, user_id, address, used_at)
        select ${randomUUID()}, ${userId}, address, ${ctx.clock.now()} from given where not exists (select from known)
        returning id
      )
      select id from known union all select id from added`.execute(ctx.db)
    await sql`
      delete from account_address where id in (
        select id from account_address where user_id = ${userId} order by used_at desc, id offset ${MOST})`.execute(
      ctx.db,
    )
    return rows[0]!.id
  })
}

/** Takes an address away; how many of one's own had this id. */
export async function removeAddress(ctx: Ctx, id: string): Promise<number> {
  const { rows } = await sql`
    delete from account_address where id = ${id} and user_id = ${userOf(ctx).id} returning id`.execute(ctx.db)
  return rows.length
}
