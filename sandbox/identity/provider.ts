import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Configuration, Provider } from 'oidc-provider'
import { accountOf } from './accounts.ts'
import { memoryAdapter } from './adapter.ts'

export type OidcClient = { id: string; secret: string; redirectUris: string[] }

/** An OpenID provider at `issuer` with one client, which may send its secret by header or by form. Its keys are made at each start. */
export async function openProvider(url: string, issuer: string, client: OidcClient): Promise<Provider> {
  const library = await loadQuietly()
  return new library.Provider(issuer, {
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
    interactions: { policy: alwaysAsk(library.interactionPolicy), url: (_, { uid }) => `/oidc/choose/${uid}` },
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
}

type Library = typeof import('oidc-provider')

/** Asks for the account each time, so that one can change between them; understands `prompt=select_account`. */
function alwaysAsk({ base, Check, Prompt }: Library['interactionPolicy']) {
  const policy = base()
  const ask = new Check(
    'account_not_chosen',
    'The account is chosen each time',
    'account_selection_required',
    ({ oidc }) => (oidc.result && 'select_account' in oidc.result ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT),
  )
  policy.add(new Prompt({ name: 'select_account', requestable: true }, ask), 0)
  return policy
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
