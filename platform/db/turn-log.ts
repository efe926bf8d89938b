import { rename, stat } from 'node:fs/promises'

const LOG_MAX = 10 * 1024 * 1024

/** Sets a log of more than 10 MB aside as `.old`, in place of an earlier one, so that what is written next begins a new one. */
export async function turnLog(log: string, most = LOG_MAX): Promise<void> {
  const written = await stat(log).catch(() => undefined)
  if (written && written.size > most) await rename(log, `${log}.old`)
}
