import { chown, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isRoot, program, type User } from './embedded-place.ts'

/**
 * Creates a cluster whose only user is `camber`. The user that PostgreSQL runs as reads the password file. The folder
 * gets its final name when it is complete, so an interrupted initdb leaves no cluster.
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
 * After a kill, a server counts as running to PostgreSQL's programs until its parent has reaped it: for seconds or, in
 * a container without an init process, for ever. Linux shows that it is dead; then this removes its lock files.
 */
export async function forgetUnreaped(cluster: string, socketLock: string): Promise<void> {
  const lock = join(cluster, 'postmaster.pid')
  const pid = (await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  if (!/\) Z /.test(state)) return
  await rm(lock, { force: true })
  await rm(socketLock, { force: true })
}
