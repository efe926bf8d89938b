import type { Config } from '#platform/config'
import { runningEmbedded } from '#platform/db/embedded'

/** The address of the database of a shop that runs, for a command beside it; without one the command ends with 2. */
export async function shopDatabase({ DATABASE_URL, dataDir }: Config): Promise<string> {
  const url = DATABASE_URL ?? (await runningEmbedded(dataDir))
  if (url) return url
  console.error('The shop is not running here. Start it, or set DATABASE_URL to its database.')
  process.exit(2)
}
