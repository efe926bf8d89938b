import type { ServerBuild } from 'react-router'
import type { PageSource } from '../server.ts'
import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The web server for work on the code: it starts anew when server code changes, and Vite reloads pages in the browser. */
export function startDevServer(env: Record<string, string>): Promise<{ stop(): Promise<void> }> {
  const args = [
    '--watch',
    '--watch-preserve-output',
    '--disable-warning=ExperimentalWarning',
    join(import.meta.dirname, 'web.ts'),
    '--dev',
  ]
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'inherit' })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  return Promise.resolve({
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  })
}

/** Pages and files straight from the sources, through Vite. */
export async function pagesInTheMaking(): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    mode: 'development',
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    files: (req, res, next) => vite.middlewares(req, res, next),
  }
}
