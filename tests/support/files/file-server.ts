import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createPlain, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createByTls } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Made for tests alone, for localhost and 127.0.0.1: nobody trusts it. */
export const CERTIFICATE = readFileSync(join(import.meta.dirname, 'localhost-certificate.pem'), 'utf8')
const KEY = readFileSync(join(import.meta.dirname, 'localhost-key.pem'), 'utf8')

/** What a path answers: a text, or whatever it does. */
export type Answers = Record<string, string | ((req: IncomingMessage, res: ServerResponse) => unknown)>

export type FileServer = { url: string; answers: Answers; asked: IncomingMessage[]; close(): void }

/** A supplier's server on this machine. What it answers may be changed; `asked` has all that it was asked. */
export async function openFileServer(answers: Answers = {}, isSecure = false): Promise<FileServer> {
  const asked: IncomingMessage[] = []
  const listen: RequestListener = (req, res) => {
    asked.push(req)
    const answer = answers[new URL(req.url!, 'http://x').pathname]
    if (answer === undefined) return void res.writeHead(404).end()
    if (typeof answer === 'string') return void res.end(answer)
    answer(req, res)
  }
  const server = isSecure ? createByTls({ cert: CERTIFICATE, key: KEY }, listen) : createPlain(listen)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `${isSecure ? 'https://localhost' : 'http://127.0.0.1'}:${port}`,
    answers,
    asked,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The same for one test. */
export async function fileServerFor(answers: Answers = {}, isSecure = false): Promise<FileServer> {
  const server = await openFileServer(answers, isSecure)
  onTestFinished(() => server.close())
  return server
}
