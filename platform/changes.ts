import { sql } from 'kysely'
import { Client } from 'pg'
import type { Ctx } from './context.ts'
import type { Log } from './log.ts'

const channel = 'changes'

/** Notes that the answer in the making shows these things. */
export function shows(ctx: Ctx, ...tags: string[]): void {
  for (const tag of tags) ctx.shown?.add(tag)
}

/** Tells every server what is no longer as it was (`part:12`, `parts`, `posts` …), when the caller's transaction commits. */
export async function changed(ctx: Ctx, ...tags: string[]): Promise<void> {
  if (tags.length === 0) return
  await sql`select pg_notify(${channel}, tag) from unnest(${tags}::text[]) as tag`.execute(ctx.db)
}

/**
 * Hears the changes of all servers. After a lost connection nobody knows what was missed,
 * so `heard('*')` is called: everything may have changed.
 */
export function listen(url: string, log: Log, heard: (tag: string) => void): { close(): Promise<void> } {
  let client: Client | undefined
  let closed = false
  const connect = async () => {
    if (closed) return
    client = new Client({ connectionString: url, application_name: 'camber-changes', keepAlive: true })
    client.on('notification', (message) => heard(message.payload ?? '*'))
    // The server's farewell and the broken line after it are two errors; one without a listener would end the process.
    client.on('error', (err) => log.warn({ err }, 'the connection that hears of changes was lost'))
    client.once('end', () => setTimeout(() => void connect(), 500).unref())
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      heard('*')
    } catch (err) {
      log.warn({ err }, 'cannot hear of changes yet')
      await client.end().catch(() => {})
    }
  }
  void connect()
  return {
    async close() {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}
