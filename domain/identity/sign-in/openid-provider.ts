import type { Config } from '#platform/config'

/** An OpenID Connect provider, identified by its issuer. */
type Provider = { issuer: string; clientId: string; clientSecret: string }

const GOOGLE = 'https://accounts.google.com'

/** The provider behind "Continue With Google", if the settings name a client. */
export function providerOf(config: Config): Provider | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, OIDC_ISSUER: issuer = GOOGLE } = config
  return clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined
}

const discoveryUrl = (provider: Provider) => `${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`

/** Asks for the provider's settings. @throws Error if it does not return them within 5 seconds */
export async function discover(provider: Provider): Promise<void> {
  const url = discoveryUrl(provider)
  const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch((cause: unknown) => {
    throw new Error(`${url} cannot be asked`, { cause })
  })
  if (!ok) throw new Error(`${url} answers ${status}`)
}

type Profile = { sub?: unknown; email?: string | null; email_verified?: unknown; name?: string | null }

/**
 * The one code path for Google and for the sandbox. An account is keyed by issuer and subject, because another issuer
 * may use the same subject. Only a literal `email_verified: true` counts as verified.
 */
export const openIdConfig = (provider: Provider) => ({
  providerId: 'google',
  discoveryUrl: discoveryUrl(provider),
  requireIdTokenVerification: true,
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
  scopes: ['openid', 'email', 'profile'],
  prompt: 'select_account' as const,
  accountSubject: ({ profile }: { profile: Profile }) => (profile.sub ? `${provider.issuer}|${profile.sub}` : ''),
  mapProfileToUser: (profile: Profile) => ({
    name: profile.name || profile.email?.split('@')[0] || 'Customer',
    emailVerified: profile.email_verified === true,
  }),
})
