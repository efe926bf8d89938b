import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { code128 } from '#common/code-128'
import { startSandbox } from '#sandbox'
import type { Config } from '#platform/config'

/** A running sandbox: the settings that point a web server to it, and what to tell the person who started the shop. */
export type OpenSandbox = { env: Record<string, string>; lines: string[]; close(): Promise<void> }

type Keys = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  oidcSecret: string
  carrierSecret: string
}

/** Made once for a shop's folder; a key that an older shop did not have is added. */
async function keysIn(folder: string): Promise<Keys> {
  const file = join(folder, 'keys.json')
  const known = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Partial<Keys>) : {}
  const made = (prefix: string) => prefix + randomBytes(18).toString('hex')
  const keys = {
    secretKey: made('sk_test_'),
    publishableKey: made('pk_test_'),
    webhookSecret: made('whsec_'),
    carrierSecret: made('carrier_'),
    oidcSecret: made(''),
    ...known,
  }
  if (Object.keys(known).length < Object.keys(keys).length) await writeFile(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}

/** Browsers that reach the shop from elsewhere reach the card form and the sign-in there, at the sandbox's port. */
const addressBeside = (shop: string, port: number) =>
  port === 0 ? undefined : `http://${new URL(shop).hostname}:${port}`

/** Starts stand-ins for every outside service that no real keys were given for; nothing to stand in for: none. */
export async function openSandbox(config: Config): Promise<OpenSandbox | undefined> {
  const needsCards = !config.STRIPE_SECRET_KEY
  const needsMail = !config.SMTP_URL
  const needsIdentity = !config.GOOGLE_CLIENT_ID
  const needsCarrier = !config.CARRIER_URL
  if (!needsCards && !needsMail && !needsIdentity && !needsCarrier) return undefined
  const folder = join(config.dataDir, 'sandbox')
  await mkdir(folder, { recursive: true })
  const keys = await keysIn(folder)
  const oidcClient = {
    id: 'camber-shop',
    secret: keys.oidcSecret,
    redirectUris: [`${config.baseUrl}/api/auth/callback/google`],
  }
  const sandbox = await startSandbox({
    port: config.SANDBOX_PORT,
    host: config.HOST,
    publicUrl: config.BASE_URL && addressBeside(config.baseUrl, config.SANDBOX_PORT),
    localPort: config.SANDBOX_LOCAL_PORT,
    dataFile: join(folder, 'state.json'),
    webhookUrl: `${config.baseUrl}/api/stripe/webhook`,
    webhookSecret: keys.webhookSecret,
    secretKey: keys.secretKey,
    publishableKey: keys.publishableKey,
    carrierSecret: keys.carrierSecret,
    carrierWebhookUrl: `${config.baseUrl}/api/carrier-events`,
    barcodeOf: code128,
    oidcClient,
  })
  const cards = {
    SANDBOX_URL: sandbox.url,
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
  }
  const identity = {
    OIDC_ISSUER: sandbox.issuer,
    GOOGLE_CLIENT_ID: oidcClient.id,
    GOOGLE_CLIENT_SECRET: oidcClient.secret,
  }
  const carrier = { CARRIER_URL: `${sandbox.url}/carrier`, CARRIER_SECRET: keys.carrierSecret }
  return {
    env: {
      ...(needsCards ? cards : {}),
      ...(needsMail ? { SMTP_URL: sandbox.smtpUrl } : {}),
      ...(needsIdentity ? identity : {}),
      ...(needsCarrier ? carrier : {}),
    },
    lines: [`  Test cards ${sandbox.url}/`, `  Mail box   ${sandbox.localUrl}/mail`],
    close: () => sandbox.close(),
  }
}
