import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Configuration, Provider } from 'oidc-provider'
import { accountOf } from './accounts.ts'
import { memoryAdapter } from './adapter.ts'

export type OidcClient = { id: string; secret: string; redirectUris: string[] }

/** An OpenID provider at `issuer` with one client, which may send its secret by header or by form. Its keys are made at each start. */
export async function openProvider(url: string, issuer: string, client: OidcClient): Promise<Provider> {
  const library = await loadQuietly()
  const provider = new library.Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: client.redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // Google puts these claims into the id_token too.
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
    },
    pkce: { required: () => false },
    interactions: { policy: withSelectAccount(library.interactionPolicy), url: (_, { uid }) => `/oidc/choose/${uid}` },
    ttl: { AccessToken: 3600, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 3600, Session: 3600 },
    findAccount: (_, sub) => {
      const account = accountOf(sub)
      if (!account) return undefined
      const { color: _color, ...claims } = account
      return { accountId: sub, claims: () => ({ ...claims, picture: `${url}/oidc-pictures/${sub}.svg` }) }
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError(ctx, { error, error_description: description = '' }) {
      ctx.type = 'text'
      ctx.body = `${error}: ${description}`
    },
  } satisfies Configuration)
  provider.use(forgetSession)
  return provider
}

type Library = typeof import('oidc-provider')

/** Understands `prompt=select_account`, which the account chooser answers like any sign-in. */
function withSelectAccount({ base, Prompt }: Library['interactionPolicy']) {
  const policy = base()
  policy.add(new Prompt({ name: 'select_account', requestable: true }))
  return policy
}

/** Forgets who was signed in before, so that one can change accounts; only the sign-in under way is remembered. */
const forgetSession: Parameters<Provider['use']>[0] = (ctx, next) => {
  const { headers } = ctx.req
  headers.cookie = headers.cookie?.replace(/\b_session(\.sig)?=[^;]*(; )?/g, '')
  return next()
}

/** The library warns on the console of every Node that is not yet a long-term release. */
async function loadQuietly(): Promise<Library> {
  const { warn } = console
  console.warn = () => {}
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: randomBytes(8).toString('hex'), alg: 'RS256', use: 'sig' }
}
