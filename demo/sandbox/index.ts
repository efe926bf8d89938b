import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { cardControls } from './card/controls.ts'
import { challengePages } from './card/challenge-page.ts'
import { cardFrame } from './card/frame/serve.ts'
import { openCardProvider } from './card/server.ts'
import { carrierControls } from './carrier/controls.ts'
import type { BarcodeOf } from './carrier/label.ts'
import { openCarrier } from './carrier/server.ts'
import type { Provider } from 'oidc-provider'
import { type Identity, identityPages } from './identity/pages.ts'
import { openProvider, type OidcClient } from './identity/provider.ts'
import { openMailBox } from './mail/box.ts'
import { mailPages } from './mail/pages.ts'
import { listenSmtp } from './mail/smtp.ts'
import { homePage } from './pages/home.ts'
import { STYLE } from './layout.ts'
import { parcelPages } from './pages/parcels.ts'
import { paymentsPage } from './pages/payments.ts'
import { openStore } from './store.ts'
import { supplierFeed } from './supplier/feed.ts'

export { signWebhook } from './service/post-webhook.ts'

export type SandboxOptions = {
  /** The card form, the card provider and the sign-in answer here. 0 takes a free port. */
  port: number
  host?: string
  /** The mail box, the payments and the controls answer here, on loopback only. 0, the default, takes a free port. */
  localPort?: number
  /** Where browsers reach the sandbox, when that is not `http://host:port`. */
  publicUrl?: string
  /** 0, the default, takes a free port. */
  smtpPort?: number
  /** Keeps payments here, mails in `<file>.mail`, labels in `<file>.carrier`. Without it the next start has none. */
  dataFile?: string
  webhookUrl?: string
  webhookSecret: string
  /** The first wait before a webhook is sent again; it doubles each time. 1000 by default. */
  webhookRetryMs?: number
  secretKey: string
  publishableKey: string
  /** The shop's key at the carrier, with which its tracking events are signed, too. */
  carrierSecret: string
  /** Where the carrier sends its tracking events. */
  carrierWebhookUrl?: string
  /** Draws the barcodes of its labels; without it they have none. */
  barcodeOf?: BarcodeOf
  oidcClient: OidcClient
  log?: (message: string) => void
}

/** Starts the stand-ins for the card provider, the carrier, the mail server and the identity provider. For demo mode and tests only. */
export async function startSandbox(options: SandboxOptions) {
  const { host = '127.0.0.1', log = () => {}, dataFile } = options
  const server = createServer()
  const localServer = createServer()
  const port = await listen(server, options.port, host)
  const localUrl = `http://${LOOPBACK}:${await listen(localServer, options.localPort ?? 0, LOOPBACK)}`
  const url =
    options.publicUrl?.replace(/\/+$/, '') ?? `http://${EVERY_ADDRESS.includes(host) ? 'localhost' : host}:${port}`

  const payments = openStore(dataFile, { event: 20_000, idempotency: 20_000 })
  const mails = openStore(dataFile && `${dataFile}.mail`, { mail: 500 })
  const card = openCardProvider({
    ...options,
    store: payments,
    publicUrl: url,
    webhookRetryMs: options.webhookRetryMs ?? 1000,
    log,
  })
  const labels = openStore(dataFile && `${dataFile}.carrier`, { shipment: 5000, key: 5000, event: 20_000 })
  const carrier = openCarrier({
    store: labels,
    publicUrl: url,
    secret: options.carrierSecret,
    webhookUrl: options.carrierWebhookUrl,
    barcodeOf: options.barcodeOf,
    webhookRetryMs: options.webhookRetryMs ?? 1000,
    log,
  })
  const mailBox = openMailBox(mails)
  const smtp = await listenSmtp(options.smtpPort ?? 0, mailBox.keep)

  const issuer = `${url}/oidc`
  const identity = openIdentity(() => openProvider(url, issuer, options.oidcClient))

  const app = new Hono()
  app.route('/', card.api)
  app.route('/', carrier.api)
  app.route('/', cardFrame())
  app.route('/', supplierFeed())
  app.route('/', challengePages(card))
  app.route('/', identityPages(identity))
  app.get('/', (c) => c.html(homePage()))
  for (const path of ['/mail', '/mail.json', '/mail/*', '/payments', '/parcels'])
    app.get(path, (c) => c.redirect(localUrl + c.req.url.slice(new URL(c.req.url).origin.length), 307))

  const local = new Hono()
  local.use(fromThisMachine)
  local.route('/', mailPages(mailBox))
  local.route('/', parcelPages(carrier))
  local.route('/sandbox/carrier', carrierControls(carrier, options.secretKey))
  local.route('/sandbox', cardControls(card, options))
  local.get('/payments', (c) => c.html(paymentsPage(card)))
  local.get('/', (c) => c.redirect(`${url}/`, 307))

  for (const pages of [app, local]) {
    pages.get('/sandbox.css', (c) => c.text(STYLE, 200, { 'Content-Type': 'text/css' }))
    pages.onError((error, c) => {
      log(String(error.stack))
      return c.text('Internal Server Error', 500)
    })
  }
  server.on('request', split(getRequestListener(app.fetch), identity))
  localServer.on('request', getRequestListener(local.fetch))

  return {
    url,
    port,
    localUrl,
    issuer,
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    /** Sends webhooks there from now on. */
    setWebhookUrl: card.webhooks.setTarget,
    /** The same for tracking events. */
    setCarrierWebhookUrl: carrier.webhooks.setTarget,
    mailBox,
    async close() {
      card.webhooks.close()
      carrier.webhooks.close()
      for (const listener of [server, localServer]) listener.closeAllConnections()
      await Promise.all([closed(server), closed(localServer), smtp.close()])
      payments.close()
      mails.close()
      labels.close()
    },
  }
}

const EVERY_ADDRESS = ['0.0.0.0', '::']
const LOOPBACK = '127.0.0.1'

/** A page elsewhere whose name was made to lead to this machine could otherwise read all mail through its visitor's browser. */
const fromThisMachine: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host') ?? ''
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/i.test(host)) return c.text('This is for the machine of the shop only.', 403)
  await next()
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/** The OpenID provider, loaded when somebody first asks it: most starts of a demo never do, and it is large. */
function openIdentity(open: () => Promise<Provider>): Identity {
  let opened: ReturnType<Identity> | undefined
  return () => (opened ??= open().then((provider) => ({ provider, answer: provider.callback() })))
}

/** The OpenID provider is a server of its own kind, mounted at `/oidc`; its account chooser is a page of ours. */
function split(pages: Listener, identity: Identity): Listener {
  return (request, response) => {
    const path = request.url ?? '/'
    if (!path.startsWith('/oidc/') || path.startsWith('/oidc/choose/')) return pages(request, response)
    Object.assign(request, { originalUrl: path, baseUrl: '/oidc' })
    request.url = path.slice('/oidc'.length)
    return identity().then(
      ({ answer }) => answer(request, response),
      (err) => response.writeHead(500).end(String(err)),
    )
  }
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) =>
    server.once('error', reject).listen(port, host, () => resolve((server.address() as AddressInfo).port)),
  )

const closed = (server: { close(done: () => void): unknown }) =>
  new Promise<void>((resolve) => server.close(() => resolve()))
