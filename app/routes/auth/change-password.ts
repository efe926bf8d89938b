import { redirect } from 'react-router'

/** The well-known address at which password managers look for the page that changes a password (W3C). */
export const loader = () => redirect('/dashboard/password')
