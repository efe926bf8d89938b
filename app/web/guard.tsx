import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { api } from './api.ts'
import { currentSession, type Session } from './session.ts'

/** An address of this shop as a path; the home page's for any other. `//somewhere` would name another host. */
export function pathHere(address: string): string {
  const target = URL.parse(address, location.origin)
  if (target?.origin !== location.origin || target.pathname.startsWith('//')) return '/'
  return target.pathname + target.search + target.hash
}

/** Where login leads back to: an address of this shop, else the home page. */
export const originOf = (url: URL | string): string =>
  pathHere(new URL(url, location.origin).searchParams.get('from') ?? '/')

/** Whether it is a page on the way to an order. */
export const isShopping = (path: string) => /^\/(?:cart|checkout|singleProduct\/|order\/)/.test(path)

/** Where sign-up leads: home, as specified, but back to the order that somebody was about to place. */
export function afterSignUp(url: URL | string): string {
  const origin = originOf(url)
  return isShopping(origin) ? origin : '/'
}

/** The login page's address, remembering where one was. */
export const loginFrom = (url: { pathname: string; search: string; hash?: string }) =>
  `/login?from=${encodeURIComponent(url.pathname + url.search + (url.hash ?? ''))}`

type GuardedArgs = ClientLoaderFunctionArgs & { session: Session }
type Load<T> = (args: GuardedArgs) => T | Promise<T>

/** In the address of the login page: the session of whoever was sent there has just ended. */
export const SESSION_ENDED = 'session-ended'

/** To login. Loaders are not told what stands behind the `#` of an address, and the page there is found by it. */
const toLogin = ({ pathname, search }: URL, why = '') =>
  redirect(loginFrom({ pathname, search, hash: location.pathname === pathname ? location.hash : '' }) + why)

const withSession =
  <T,>(load: Load<T>) =>
  async (args: ClientLoaderFunctionArgs): Promise<T> => {
    const session = currentSession()
    if (!session) throw toLogin(args.url)
    try {
      return await load({ ...args, session })
    } catch (error) {
      // The session ended while the page was loading: renewal was refused.
      if (!currentSession()) throw toLogin(args.url, `&error=${SESSION_ENDED}`)
      throw error
    }
  }

/**
 * A client loader for signed-in people: `export const clientLoader = guarded(({ params, session }) => …)`.
 * The page is served as a shell (its HydrateFallback); nobody signed in goes to /login, remembering the origin.
 */
export function guarded<T>(load: Load<T>) {
  return Object.assign(withSession(load), { hydrate: true as const })
}

let admins: { token: string; admin: boolean } | null = null

/** Whether the signed-in person is an admin, asked once for each token. */
export async function isAdmin(session: Session): Promise<boolean> {
  if (admins?.token !== session.accessToken) {
    const { admin } = await api('GET', '/admin/{email}', { path: { email: session.email } })
    admins = { token: currentSession()?.accessToken ?? session.accessToken, admin }
  }
  return admins.admin
}

/** Like `guarded`, for admins only; anybody else is sent to login. */
export function adminOnly<T>(load: Load<T>) {
  return guarded<T>(async (args) => {
    if (!(await isAdmin(args.session))) throw toLogin(args.url)
    return load(args)
  })
}
