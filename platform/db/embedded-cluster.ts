import { chown, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isRoot, program, type User } from './embedded-place.ts'

/**
 * A new cluster whose only user is `camber`. The password file is read by the user that PostgreSQL runs as. It gets its
 * name once it is whole: what an initdb that was cut off left is no cluster.
 */
export async function makeCluster(bin: string, cluster: string, passwordFile: string, user: User): Promise<void> {
  if (isRoot) await chown(passwordFile, user.uid!, user.gid!)
  const unfinished = `${cluster}.new`
  await rm(unfinished, { recursive: true, force: true })
  const args = [
    '-D',
    unfinished,
    '-U',
    'camber',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]
  await program(join(bin, 'initdb'), args, user)
  await rename(unfinished, cluster)
}

/**
 * A killed server whose parent has not asked for its end yet counts as running to PostgreSQL's programs, for seconds or,
 * in a container without an init process, for ever. Linux tells that it is dead; then its lock files go.
 */
export async function forgetUnreaped(cluster: string, socketLock: string): Promise<void> {
  const lock = join(cluster, 'postmaster.pid')
  const pid = (await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  if (!/\) Z /.test(state)) return
  await rm(lock, { force: true })
  await rm(socketLock, { force: true })
}
