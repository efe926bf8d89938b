import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss'
import { CONNECTIONS } from './db/connections.ts'
import type { Db } from './db/pool.ts'
import type { Log } from './log.ts'

type Work<T> = (data: T, id: string) => Promise<void>

/** `id`, a UUID: of the jobs of a name that have it only the first is queued. */
type JobOptions = { startAfter?: Date; id?: string }

export type Jobs = {
  /** Queues a job in the caller's transaction: it exists if and only if that commits (the outbox). */
  send(db: Db, name: string, data: object, options?: JobOptions): Promise<void>
}

export type Worker = Jobs & {
  /** Runs `work` for each job of that name; a throw means a later retry, with the same `id`. */
  handle<T>(name: string, work: Work<T>): Promise<void>
  /** Runs `work` on a cron schedule, once across all servers. */
  every(name: string, cron: string, work: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/**
 * `prompt`: workers learn of a new job at once, else they poll every 2 s. PostgreSQL commits transactions that NOTIFY
 * one after the other, so a job that is queued often and that nobody waits for should not be prompt. `atOnce`: how many of
 * them a server runs at once, 5 unless told. `patient`: a job that fails is tried again for a day, since a mail server or a
 * carrier may be away for hours, and then waits for an admin (`FAILED_WORK`); else for some minutes, because its schedule comes again.
 * `seconds`: how long a job may take, 60 unless told; then it has failed.
 */
export type Queue = { name: string; prompt: boolean; atOnce?: number; patient: boolean; seconds?: number }

/** Where patient jobs go that failed for good; nobody takes them from there but an admin. They are forgotten after 30 days. */
export const FAILED_WORK = 'failed-work'
const KEPT_SECONDS = 30 * 86_400

/** The pauses double: after eight tries 9 to 17 minutes have passed, of sixty about a day. */
const TRIES = { retryLimit: 8, retryBackoff: true, retryDelay: 2 }
const TRIES_OF_A_DAY = { ...TRIES, retryLimit: 60, retryDelayMax: 1800 }

const SECONDS = 60
/** The queue gives up all jobs that were taken together once one of them takes too long: each ends by itself before that. */
const OWN_SHARE = 0.9
/** The pause before a job that is done is recorded once more, when the database was away. */
const RECORD_AGAIN_MS = 500

/**
 * Takes several jobs at once, and continues without a pause while there are more; each job succeeds or fails by itself.
 */
const drain = {
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const

/** pg-boss on the shop's own database, in its own schema `jobs`. `queues` names every queue. */
export async function startJobs(url: string, log: Log, queues: readonly Queue[]): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: url,
    max: CONNECTIONS.jobs,
    application_name: 'camber-jobs',
    schema: 'jobs',
    useListenNotify: true,
  })
  boss.on('error', (err) => log.error({ err }, 'the job queue reports an error'))
  await boss.start()
  await boss.createQueue(FAILED_WORK, { retentionSeconds: KEPT_SECONDS })
  for (const { name, prompt, patient, seconds = SECONDS } of queues) {
    const tries = patient ? { ...TRIES_OF_A_DAY, deadLetter: FAILED_WORK } : TRIES
    const how = { ...tries, expireInSeconds: seconds }
    await boss.createQueue(name, { ...how, notify: prompt })
    // A queue that an earlier version made has other tries, and drops what failed.
    await boss.updateQueue(name, how)
  }
  let isStopping = false
  /** What is done is done again if nobody recorded it: a mail is sent twice. So that waits neither for other jobs nor for luck. */
  const record = async ({ name, id }: Pick<Job, 'name' | 'id'>, late: number) => {
    for (;;) {
      try {
        return void (await boss.complete(name, id))
      } catch (err) {
        log.warn({ err, job: name, id }, 'a job is done, and could not be recorded')
        if (isStopping || performance.now() > late) return
        await sleep(RECORD_AGAIN_MS)
      }
    }
  }
  const runOne = async <T>(name: string, work: Work<T>, job: Job<T>): Promise<JobResult> => {
    const ended = new AbortController()
    const late = performance.now() + job.expireInSeconds * OWN_SHARE * 1000
    const tooLate = async () => {
      const seconds = job.expireInSeconds * OWN_SHARE
      await sleep(seconds * 1000, undefined, { signal: ended.signal })
      throw new Error(`It took longer than ${seconds} seconds.`)
    }
    try {
      await Promise.race([work(job.data, job.id), tooLate()])
      await record(job, late)
      return { id: job.id, status: 'completed' }
    } catch (err) {
      log.error({ err, job: name, id: job.id }, 'a job failed and will be tried again')
      return { id: job.id, status: 'failed', output: { error: String(err) } }
    } finally {
      ended.abort()
    }
  }
  const runAll =
    <T>(name: string, work: Work<T>) =>
    (jobs: Job<T>[]) =>
      Promise.all(jobs.map((job) => runOne(name, work, job)))
  const drained = (name: string) => ({
    ...drain,
    batchSize: queues.find((queue) => queue.name === name)?.atOnce ?? drain.batchSize,
  })
  return {
    async send(db, name, data, options = {}) {
      await boss.send(name, data, { ...options, db: fromKysely(db) })
    },
    async handle(name, work) {
      await boss.work(name, drained(name), runAll(name, work))
    },
    async every(name, cron, work) {
      await boss.schedule(name, cron)
      await boss.work(name, drained(name), runAll(name, work))
    },
    async stop() {
      isStopping = true
      await boss.stop({ graceful: true, timeout: 4000 })
    },
  }
}

/** Deletes every job with these values in its data, also one that runs, is done or was given up: the queue keeps data for days. */
export async function forgetJobs(db: Db, data: object): Promise<void> {
  await sql`delete from jobs.job where data @> ${JSON.stringify(data)}::jsonb`.execute(db)
}
