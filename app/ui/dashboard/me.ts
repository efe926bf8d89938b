import { useRouteLoaderData } from 'react-router'

/** Whoever looks at the dashboard. */
export type Me = { email: string; name: string; emailVerified: boolean; admin: boolean }

/** Known to every page inside the dashboard. */
export const useMe = () => useRouteLoaderData('routes/account/dashboard') as Me
