import { data } from 'react-router'
import { ErrorPage } from '../../ui/ErrorPage.tsx'

export function loader() {
  return data(null, 404)
}

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function NotFound() {
  return <ErrorPage status={404} />
}
