export const COOKIE_PREFIX = 'camber'

/** The session's cookie: browsers keep the second name to https. */
export const cookieNames = [`${COOKIE_PREFIX}.session_token`, `__Secure-${COOKIE_PREFIX}.session_token`]
