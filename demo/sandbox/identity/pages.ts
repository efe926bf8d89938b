import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Provider } from 'oidc-provider'
import { page } from '../layout.ts'
import { accountOf, ACCOUNTS, portrait } from './accounts.ts'

export type Identity = () => Promise<{ provider: Provider; answer: ReturnType<Provider['callback']> }>

/** The account chooser of the demo provider, and the pictures of its accounts. */
export function identityPages(identity: Identity) {
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.get('/oidc/choose/:uid', (c) => c.html(chooser(c.req.param('uid'))))

  app.post('/oidc/choose/:uid', async (c) => {
    const { account } = await c.req.parseBody()
    const chosen = accountOf(String(account))
    const result = chosen
      ? { select_account: {}, login: { accountId: chosen.sub, remember: false } }
      : { error: 'access_denied', error_description: 'The sign-in was cancelled.' }
    const { incoming, outgoing } = c.env
    try {
      const { provider } = await identity()
      return c.redirect(await provider.interactionResult(incoming, outgoing, result), 303)
    } catch {
      return c.html(page('This sign-in is over', html`<p>Go back to the shop and start again.</p>`), 400)
    }
  })

  app.get('/oidc-pictures/:file', (c) => {
    const account = accountOf(c.req.param('file').replace(/\.svg$/, ''))
    if (!account) return c.notFound()
    return c.body(portrait(account), 200, { 'Content-Type': 'image/svg+xml', 'Access-Control-Allow-Origin': '*' })
  })
  return app
}

const chooser = (uid: string) =>
  page(
    'Choose an account',
    html`<p>Sign in with the demo account provider. The shop gets your name, your e-mail address and your picture.</p>
      <form method="post" action="/oidc/choose/${uid}">
        <ul class="choices">
          ${ACCOUNTS.map(
            (account) =>
              html`<li>
                <button class="choice" name="account" value="${account.sub}">
                  <img src="/oidc-pictures/${account.sub}.svg" width="40" height="40" alt="" />
                  <span>
                    ${account.name}
                    <small>${account.email}${account.email_verified ? '' : ' (address not confirmed)'}</small>
                  </span>
                </button>
              </li>`,
          )}
        </ul>
        <button name="account" value="">Cancel</button>
      </form>`,
  )
