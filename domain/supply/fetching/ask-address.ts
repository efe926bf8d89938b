import { get as getPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as getByTls } from 'node:https'
import { isIP } from 'node:net'
import { type Phrase, phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { Problem } from '#platform/errors'
import { isPrivate, lookupPublic, PrivateAddress } from './private-addresses.ts'

const REDIRECTS = 5
/** How long a server may be silent before the fetch gives it up. */
const SILENCE_MS = 30_000

/** `secrets` are headers for the server of `url` alone; `known` tells it what came last. */
export type Question = {
  url: URL
  secrets: Record<string, string>
  known: Record<string, string>
  signal: AbortSignal
}

/** What an address answered at last: 200 or 304. `url`: where that was. */
type Answered = { answer: IncomingMessage; url: URL }

/** Why a file could not be fetched. */
export const fetchFailed = (said: Phrase) => new Problem(502, 'fetch-failed', said)

/** Whether that place may be of the shop's own network: a setting says so, or it is the sandbox of a demo shop. */
const mayBePrivate = ({ IMPORT_PRIVATE_ADDRESSES, SANDBOX_URL }: Ctx['config'], { origin }: URL): boolean =>
  IMPORT_PRIVATE_ADDRESSES === 'yes' || (SANDBOX_URL !== undefined && origin === new URL(SANDBOX_URL).origin)

/**
 * Why an address may not be asked; null: it may. Names are looked up, and checked, only when it is asked.
 */
export function refusalOf(config: Ctx['config'], url: URL): Phrase | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return phrase('imports.fetchNotHttps')
  if (mayBePrivate(config, url)) return null
  if (url.protocol === 'http:') return phrase('imports.fetchNotHttps')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) && isPrivate(host) ? phrase('imports.fetchPrivate') : null
}

/** Asks an address, and up to five others that it leads to. @throws Problem 502 `fetch-failed` that says why */
export async function askAddress(ctx: Ctx, asked: Question, redirects = REDIRECTS): Promise<Answered> {
  const { url } = asked
  const refused = refusalOf(ctx.config, url)
  if (refused) throw fetchFailed(refused)
  const answer = await ask(ctx, asked)
  const { statusCode = 0, headers } = answer
  if (statusCode === 200 || statusCode === 304) return { answer, url }
  answer.destroy()
  if (statusCode < 300 || statusCode > 399 || !headers.location) throw fetchFailed(statusPhrase(statusCode))
  const next = URL.parse(headers.location, url)
  if (!next || redirects === 0) throw fetchFailed(phrase('imports.fetchRedirects'))
  if (url.protocol === 'https:' && next.protocol !== 'https:') throw fetchFailed(phrase('imports.fetchDowngraded'))
  const secrets = next.origin === url.origin ? asked.secrets : {}
  return askAddress(ctx, { ...asked, url: next, secrets }, redirects - 1)
}

const statusPhrase = (status: number) =>
  status === 401 || status === 403 ? phrase('imports.fetchNotLetIn', status) : phrase('imports.fetchStatus', status)

function ask(ctx: Ctx, { url, secrets, known, signal }: Question): Promise<IncomingMessage> {
  const options: RequestOptions = {
    timeout: SILENCE_MS,
    signal,
    agent: false,
    headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Camber', ...known, ...secrets },
    ...(mayBePrivate(ctx.config, url) ? {} : { lookup: lookupPublic }),
  }
  return new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? getByTls : getPlain)(url, options, done)
    request.on('timeout', () => request.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })))
    request.on('error', (err: NodeJS.ErrnoException) => fail(signal.aborted ? signal.reason : fetchFailed(said(err))))
  })
}

const OF_CERTIFICATES = /CERT|SELF_SIGNED|UNABLE_TO|ALTNAME/

function said(err: NodeJS.ErrnoException): Phrase {
  if (err instanceof PrivateAddress) return phrase('imports.fetchPrivate')
  if (OF_CERTIFICATES.test(err.code ?? '')) return phrase('imports.fetchCertificate')
  return phrase('imports.fetchUnreachable', err.code ?? 'unknown')
}
