/** The people who can sign in with the demo provider. Sam's address was never confirmed. */
export const ACCOUNTS = [
  { sub: 'grace-miller', name: 'Grace Miller', email: 'grace@example.com', email_verified: true, color: '#0f766e' },
  { sub: 'sam-hill', name: 'Sam Hill', email: 'sam@example.com', email_verified: false, color: '#9a3412' },
]

type Account = (typeof ACCOUNTS)[number]

export const accountOf = (sub: string) => ACCOUNTS.find((account) => account.sub === sub)

const initials = (name: string) => name.replace(/[^A-Z]/g, '')

/** A round picture with the initials. */
export const portrait = ({ name, color }: Account) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" fill="${color}"/>` +
  `<text x="48" y="61" text-anchor="middle" font-family="system-ui,sans-serif" font-size="36" fill="#fff">${initials(name)}</text></svg>`
