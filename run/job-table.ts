import { endDueDays, purgeBin, startPrice, startPrices, tidyCounts } from '#domain/catalogue'
import { purgeCarrierEvents } from '#domain/delivery'
import { lastCheck, storeCheck } from '#domain/fitment'
import { purgeSearches, tidyWords } from '#domain/finding'
import { cancelLabel, noteTracking } from '#domain/fulfilment'
import { purgeExpired } from '#domain/identity'
import { purgeLog } from '#domain/log'
import { sendMail } from '#domain/notifications'
import {
  countPaidOrder,
  countPaidOrders,
  expireHolds,
  expireOrder,
  fillOrder,
  fillWaiting,
  followAddress,
  joinOrders,
  mailOrder,
} from '#domain/orders'
import {
  checkPayment,
  handleEvent,
  lapseChanges,
  purgeEvents,
  reconcilePayments,
  releasePayments,
  sendRefund,
} from '#domain/payments'
import { continueChange, continueUndo, purgeRuns } from '#domain/runs'
import { forgetAddress, mailAlerts, purgeAlerts } from '#domain/stock-alerts'
import { continueImports, fetchDueFiles, followMerge, purgeArrivals, purgeImports, remapImports } from '#domain/supply'
import { purgeChanges } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { purgeIdempotencyKeys } from '#platform/db/idempotency-keys'
import type { Queue, Worker } from '#platform/jobs'

/** Every job of the shop: its name, and its use case. */
const jobs: Record<string, (ctx: Ctx, data: never) => Promise<void>> = {
  'send-mail': sendMail,
  'purge-expired': purgeExpired,
  'order-mail': mailOrder,
  'mail-alerts': mailAlerts,
  'forget-address': forgetAddress,
  // Jobs of an earlier version may wait under this name.
  'forget-alerts': forgetAddress,
  'join-orders': joinOrders,
  'follow-address': followAddress,
  'expire-holds': expireHolds,
  'expire-order': expireOrder,
  'lapse-changes': lapseChanges,
  'fill-waiting': fillWaiting,
  'fill-order': fillOrder,
  'handle-event': handleEvent,
  'check-payment': checkPayment,
  'release-payments': releasePayments,
  'send-refund': sendRefund,
  'reconcile-payments': reconcilePayments,
  'purge-events': purgeEvents,
  'purge-carrier-events': purgeCarrierEvents,
  'purge-alerts': purgeAlerts,
  'change-parts': continueChange,
  'undo-run': continueUndo,
  'purge-runs': purgeRuns,
  'purge-bin': purgeBin,
  'purge-arrivals': purgeArrivals,
  'purge-idempotency-keys': purgeIdempotencyKeys,
  'note-tracking': noteTracking,
  'cancel-label': cancelLabel,
  'purge-changes': purgeChanges,
  'end-due-days': endDueDays,
  'start-prices': startPrices,
  'start-price': startPrice,
  'tidy-counts': tidyCounts,
  'tidy-words': tidyWords,
  'purge-searches': purgeSearches,
  'purge-log': purgeLog,
  'count-sales': countPaidOrders,
  'count-order': countPaidOrder,
  'check-fitment': storeCheck,
  'continue-imports': continueImports,
  'remap-imports': remapImports,
  'follow-merge': followMerge,
  'fetch-files': fetchDueFiles,
  'purge-imports': purgeImports,
}

/** Scheduled jobs, once across all servers: name → cron. */
const schedules: Record<string, string> = {
  'purge-expired': '17 * * * *',
  'mail-alerts': '* * * * *',
  'expire-holds': '* * * * *',
  'lapse-changes': '* * * * *',
  'reconcile-payments': '* * * * *',
  'purge-events': '7 4 * * *',
  'purge-carrier-events': '12 4 * * *',
  'purge-alerts': '22 4 * * *',
  'purge-runs': '52 4 * * *',
  'purge-bin': '42 4 * * *',
  'purge-arrivals': '27 * * * *',
  'purge-idempotency-keys': '37 * * * *',
  'purge-changes': '*/10 * * * *',
  // The shop's midnight is at a quarter of some hour of UTC.
  'end-due-days': '1,16,31,46 * * * *',
  'start-prices': '* * * * *',
  'tidy-counts': '47 * * * *',
  'tidy-words': '52 * * * *',
  'purge-searches': '27 4 * * *',
  'purge-log': '57 4 * * *',
  'count-sales': '*/10 * * * *',
  'check-fitment': '23 3 * * *',
  'continue-imports': '* * * * *',
  'fetch-files': '* * * * *',
  'purge-imports': '32 4 * * *',
}

/** A rush of orders queues thousands of mails: nobody waits for one, so many are sent together. */
const MAILS = { prompt: false, atOnce: 20 }

/** A scheduled job goes on until nothing is left to do. What is given up runs on beside the next try. */
const SCHEDULED_SECONDS = 900

export const queues: readonly Queue[] = Object.keys(jobs).map((name) => {
  const how = name === 'order-mail' ? MAILS : { prompt: true }
  return schedules[name]
    ? { name, patient: false, seconds: SCHEDULED_SECONDS, ...how }
    : { name, patient: true, ...how }
})

/** All servers that open a new shop ask for its first check by this id, so that it runs once. */
const FIRST_CHECK = 'f1257c4e-c000-4000-8000-000000000001'

/** Lets this server take jobs. A shop whose data of fit was never checked is checked at once. */
export async function startWork(ctx: Ctx, worker: Worker): Promise<void> {
  for (const [name, work] of Object.entries(jobs)) {
    const as = (job?: string): Ctx => ({ ...ctx, actor: { kind: 'system', name, ...(job && { job }) } })
    if (schedules[name]) await worker.every(name, schedules[name], () => work(as(), {} as never))
    else await worker.handle(name, (data: never, id) => work(as(id), data))
  }
  if (!(await lastCheck(ctx))) await worker.send(ctx.db, 'check-fitment', {}, { id: FIRST_CHECK })
}
