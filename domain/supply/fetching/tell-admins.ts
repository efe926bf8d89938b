import type { Phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { failureOf } from '../failure.ts'
import { readSupplier } from '../suppliers/supplier.ts'

/** After how many failures in a row (twenty minutes) the admins get a mail: one, until a fetch succeeds again. */
const TOLD_AT = 3

/** Writes to the shop that a supplier's file cannot be fetched, when that is no passing failure. */
export async function tellOfFailure(ctx: Ctx, supplierId: number, why: Phrase, failures: number): Promise<void> {
  if (failures !== TOLD_AT) return
  const { name: supplier } = await readSupplier(ctx, supplierId)
  await send(ctx, {
    template: 'fetch-failed',
    supplier,
    why: [failureOf(why)],
    path: `/dashboard/suppliers/${supplierId}`,
  })
}

/** A fetched file that was to be applied, and waits for an admin. */
export type WaitingFile = { id: string; fileName: string; supplier: string }

/** Writes to the shop that a fetched file waits for an admin. */
export async function tellOfWaiting(
  ctx: Ctx,
  { id, fileName, supplier }: WaitingFile,
  why: readonly Phrase[],
): Promise<void> {
  await send(ctx, {
    template: 'file-waits',
    supplier,
    file: fileName,
    why: why.map(failureOf),
    path: `/dashboard/imports/${id}`,
  })
}

const send = (ctx: Ctx, { path, ...mail }: { template: string; path: string } & Record<string, unknown>) =>
  ctx.jobs.send(ctx.db, 'send-mail', {
    ...mail,
    to: ctx.config.CONTACT_EMAIL,
    name: '',
    link: `${ctx.config.baseUrl}${path}`,
  })
