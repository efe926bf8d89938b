import type { ServerBuild } from 'react-router'
import type { PageSource } from './page-renderer.ts'
import type { WebServers } from './web-servers.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '#platform/config'

const root = join(import.meta.dirname, '..')
/** Server code; Vite watches the pages. */
const WATCHED = ['api', 'common', 'domain', 'platform', 'run']

/**
 * The web server for development: it restarts when server code changes, and Vite reloads pages in the browser. It opens
 * late when its code has an error, which the terminal tells.
 */
export function startDevServer(config: Config, env: Record<string, string>): WebServers {
  const args = [
    ...WATCHED.map((path) => `--watch-path=${join(root, path)}`),
    '--watch-preserve-output',
    '--disable-warning=ExperimentalWarning',
    join(import.meta.dirname, 'web.ts'),
    '--dev',
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

/** Serves pages and files from the sources, through Vite. */
export async function pagesInTheMaking(): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  // Pages must find the shop under the key that Vite gave them.
  const { shopContext } = (await vite.ssrLoadModule('/app/web/context.ts')) as typeof import('../app/web/context.ts')
  return {
    mode: 'development',
    shopContext,
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    files: (req, res, next) => vite.middlewares(req, res, next),
  }
}
