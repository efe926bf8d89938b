import type { Route } from './+types/home'
import { seo } from '../../web/seo.ts'
export const meta: Route.MetaFunction = ({ matches }) => seo(matches, { title: 'x', description: 'y', path: '/' })
export default function Home() {
  return <h1>Home</h1>
}
