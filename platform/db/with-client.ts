import { Client } from 'pg'

/**
 * Does work on one connection outside of the pools, for commands and what prepares a database, and closes it. `name`: what the
 * database calls it.
 */
export async function withClient<T>(url: string, name: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: name })
  // A lost connection fails the statement that uses it; without a listener the error would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
