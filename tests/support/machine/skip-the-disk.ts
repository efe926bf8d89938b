import { Client } from 'pg'

/** What keeps a database through a crash of the machine. A crash of PostgreSQL alone loses nothing without it. */
const LASTING = ['fsync', 'full_page_writes']

/**
 * From now on the PostgreSQL at this address does not wait for the disk: its data need not outlive the machine. Copies of
 * databases, and of its files, are made ten times as fast. Says so in its files, so that it holds after a restart.
 */
export async function skipTheDisk(url: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    for (const name of LASTING) await client.query(`alter system set ${name} = off`)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}
