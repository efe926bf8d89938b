import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { cardControls } from './card/controls.ts'
import { openCardProvider } from './card/server.ts'
import { openMailBox } from './mail/box.ts'
import { listenSmtp } from './mail/smtp.ts'
import { openStore } from './store.ts'

export { signWebhook } from './card/webhooks.ts'
export type { FaultOptions } from './card/faults.ts'
export type { Mail } from './mail/box.ts'

export type SandboxOptions = {
  /** 0 takes a free port. */
  port: number
  host?: string
  /** Where browsers reach the sandbox, when that is not `http://host:port`. */
  publicUrl?: string
  /** 0, the default, takes a free port. */
  smtpPort?: number
  /** Payments are kept in this file and mails in `<file>.mail`, over restarts. Without it all is forgotten at the end. */
  dataFile?: string
  webhookUrl?: string
  webhookSecret: string
  /** The first wait before a webhook is sent again; it doubles each time. 1000 by default. */
  webhookRetryMs?: number
  secretKey: string
  publishableKey: string
  oidcClient: { id: string; secret: string; redirectUris: string[] }
  log?: (message: string) => void
}

/** Starts the stand-ins for the card provider, the mail server and the identity provider. For demo mode and tests only. */
export async function startSandbox(options: SandboxOptions) {
  const { host = '127.0.0.1', log = () => {}, dataFile } = options
  const server = createServer()
  const port = await listen(server, options.port, host)
  const url = options.publicUrl?.replace(/\/+$/, '') ?? `http://${host}:${port}`

  const payments = openStore(dataFile)
  const mails = openStore(dataFile && `${dataFile}.mail`)
  const card = openCardProvider({
    ...options,
    store: payments,
    publicUrl: url,
    webhookRetryMs: options.webhookRetryMs ?? 1000,
    log,
  })
  const mailBox = openMailBox(mails)
  const smtp = await listenSmtp(options.smtpPort ?? 0, mailBox.keep)

  const app = new Hono()
  app.route('/', card.api)
  app.route('/sandbox', cardControls(card, options))
  server.on('request', getRequestListener(app.fetch))

  return {
    url,
    port,
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    /** Sends webhooks there from now on. */
    setWebhookUrl: card.webhooks.setTarget,
    mailBox,
    async close() {
      card.webhooks.close()
      server.closeAllConnections()
      await Promise.all([closed(server), closed(smtp.server)])
      payments.close()
      mails.close()
    },
  }
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) =>
    server.once('error', reject).listen(port, host, () => resolve((server.address() as AddressInfo).port)),
  )

const closed = (server: { close(done: () => void): unknown }) =>
  new Promise<void>((resolve) => server.close(() => resolve()))
