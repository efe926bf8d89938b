import type { ServerBuild } from 'react-router'
import type { PageSource } from './page-renderer.ts'
import type { WebServers } from './web-servers.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '#platform/config'
import { freePort } from '#platform/free-port'

const root = join(import.meta.dirname, '..')
/** Server code; Vite watches the pages. */
const WATCHED = ['api', 'common', 'domain', 'platform', 'run']

/**
 * The web server for development: it restarts when server code changes, and Vite reloads pages in the browser. It opens
 * late when its code has an error, which the terminal tells.
 */
export async function startDevServer(config: Config, env: Record<string, string>): Promise<WebServers> {
  // Vite's own is the same for all, so two shops on one machine would be in each other's way. It outlives restarts: pages wait for it.
  const socketPort = await freePort()
  const args = [
    ...WATCHED.map((path) => `--watch-path=${join(root, path)}`),
    '--watch-preserve-output',
    '--disable-warning=ExperimentalWarning',
    join(import.meta.dirname, 'web.ts'),
    '--dev',
    String(socketPort),
  ]
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'inherit' })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  return {
    opened: isListening(config),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Resolves when the port takes connections. */
async function isListening({ HOST, PORT }: Config): Promise<void> {
  for (;;) {
    const socket = connect(PORT, HOST)
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await pause(100)
  }
}

/** Serves pages and files from the sources, through Vite, which tells the browser at `port` what has changed. */
export async function pagesInTheMaking(port: number): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { port } }, appType: 'custom' })
  // Pages must find the shop under the key that Vite gave them.
  const { shopContext } = (await vite.ssrLoadModule('/app/web/context.ts')) as typeof import('../app/web/context.ts')
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  // Else the first page waits for all of them, and may take longer than pages have. A mistake in one is told when it is asked for.
  await build().catch(() => {})
  return {
    mode: 'development',
    shopContext,
    build,
    files: (req, res, next) => vite.middlewares(req, res, next),
  }
}
