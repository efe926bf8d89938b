import { ensureAdmin } from '#domain/identity'
import type { Config } from '#platform/config'
import { migrate } from '#platform/db/migrate'
import { openContext } from '../context.ts'
import { isDemoLoaded, loadDemo } from './demo/load.ts'
import { createProgress } from './progress.ts'

/** Migrates, loads the demo parts the first time, and makes the first admin. Returns the lines about that admin. */
export async function prepare(config: Config, url: string): Promise<string[]> {
  await migrate(url)
  const { ctx, close } = await openContext(config, url, 2)
  try {
    if (config.DEMO_PARTS > 0 && !(await isDemoLoaded(url))) {
      console.log(`Loading ${config.DEMO_PARTS.toLocaleString('en-US')} demo parts, once:`)
      const progress = createProgress()
      await loadDemo(url, { parts: config.DEMO_PARTS, onProgress: progress.show })
      progress.end()
    }
    const admin = await ensureAdmin({ ...ctx, actor: { kind: 'system', name: 'start' } })
    if (!admin) return []
    return [`  Admin      ${admin.email}${admin.password ? `, password ${admin.password} (shown only this once)` : ''}`]
  } finally {
    await close()
  }
}
