import { purgeExpired } from '#domain/identity'
import { sendMail } from '#domain/notifications'
import type { Ctx } from '#platform/context'
import type { Worker } from '#platform/jobs'

/** Every job of the shop: its name, and the use case that does it. */
const jobs: Record<string, (ctx: Ctx, data: never) => Promise<void>> = {
  'send-mail': sendMail,
  'purge-expired': purgeExpired,
}

/** Jobs that run by the clock, once over all servers: name → cron. */
const schedules: Record<string, string> = {
  'purge-expired': '17 * * * *',
}

export const queues: readonly string[] = Object.keys(jobs)

/** Lets this server take jobs. */
export async function startWork(ctx: Ctx, worker: Worker): Promise<void> {
  for (const [name, work] of Object.entries(jobs)) {
    const as: Ctx = { ...ctx, actor: { kind: 'system', name } }
    const run = (data: never) => work(as, data)
    if (schedules[name]) await worker.every(name, schedules[name], () => run({} as never))
    else await worker.handle(name, run)
  }
}
