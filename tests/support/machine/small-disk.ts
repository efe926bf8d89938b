import { execFileSync } from 'node:child_process'
import { statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Mounts a small disk at a folder; false where nothing may be mounted: there no disk can be filled. */
export function mountDisk(folder: string, size: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export const unmountDisk = (folder: string) => execFileSync('umount', [folder])

/** Fills the disk of a folder but for so many bytes; answers the file to remove for room. */
export async function fillDisk(folder: string, butFor = 0): Promise<string> {
  const file = join(folder, 'filler')
  const { bavail, bsize } = await statfs(folder)
  // Others may take the last of the room first: the disk is full either way.
  await writeFile(file, Buffer.alloc(Math.max(0, bavail * bsize - butFor))).catch((err: NodeJS.ErrnoException) => {
    if (err.code !== 'ENOSPC') throw err
  })
  return file
}
