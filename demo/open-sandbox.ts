import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startSandbox } from '#sandbox'
import type { Config } from '#platform/config'

/** A running sandbox: the settings that point a web server to it, and what to tell the person who started the shop. */
export type OpenSandbox = { env: Record<string, string>; lines: string[]; close(): Promise<void> }

type Keys = { secretKey: string; publishableKey: string; webhookSecret: string; oidcSecret: string }

async function keysIn(folder: string): Promise<Keys> {
  const file = join(folder, 'keys.json')
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Keys
  const made = (prefix: string) => prefix + randomBytes(18).toString('hex')
  const keys = {
    secretKey: made('sk_test_'),
    publishableKey: made('pk_test_'),
    webhookSecret: made('whsec_'),
    oidcSecret: made(''),
  }
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 })
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
  if (!needsCards && !needsMail && !needsIdentity) return undefined
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
  return {
    env: {
      ...(needsCards ? cards : {}),
      ...(needsMail ? { SMTP_URL: sandbox.smtpUrl } : {}),
      ...(needsIdentity ? identity : {}),
    },
    lines: [`  Test cards ${sandbox.url}/`, `  Mail box   ${sandbox.localUrl}/mail`],
    close: () => sandbox.close(),
  }
}
