import { connect } from 'node:net'
import type { Config } from '#platform/config'

const ANSWERS_WITHIN_MS = 3000
const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 }

/** What to tell who starts a live shop that its customers cannot reach, or that cannot reach them; undefined: nothing. */
export async function liveWarnings(config: Pick<Config, 'SHOP_MODE' | 'SMTP_URL' | 'baseUrl'>) {
  const { SHOP_MODE, SMTP_URL, baseUrl } = config
  if (SHOP_MODE !== 'live') return []
  return [localWarning(baseUrl), SMTP_URL && (await mailWarning(new URL(SMTP_URL)))]
}

function localWarning(baseUrl: string): string | undefined {
  const { hostname } = new URL(baseUrl)
  if (!/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) return undefined
  return `Warning: BASE_URL is ${baseUrl}, which is this machine alone: the links in mails, the sign-in with Google and the
return from paying lead customers nowhere. Set BASE_URL to the address where they reach the shop.`
}

/** It names no more of the address than its host and port: the rest is secret. */
async function mailWarning({ protocol, hostname, port }: URL): Promise<string | undefined> {
  const at = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || PORTS[protocol]! }
  if (await answers(at)) return undefined
  return `Warning: the mail server of SMTP_URL (${hostname}:${at.port}) does not answer. Until it does, mails wait for a day.`
}

function answers(at: { host: string; port: number }): Promise<boolean> {
  return new Promise((tell) => {
    const socket = connect({ ...at, timeout: ANSWERS_WITHIN_MS })
    const end = (isThere: boolean) => {
      socket.destroy()
      tell(isThere)
    }
    socket
      .on('connect', () => end(true))
      .on('timeout', () => end(false))
      .on('error', () => end(false))
  })
}
