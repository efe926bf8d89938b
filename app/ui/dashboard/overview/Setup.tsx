import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { overview } from '#common/words'
import type { SetupStep } from '#domain/overview/schema'
import { useShop } from '../../../web/settings.ts'
import { Badge } from '../../Badge.tsx'
import { WebAddress } from '../../WebAddress.tsx'

const say = overview.setup

const link = (to: string, words: string) => (
  <Link to={to} className="link">
    {words}
  </Link>
)

const STEPS: Record<SetupStep['code'], { name: string; how: ReactNode }> = {
  'shop-name': say.shopName,
  seller: say.seller,
  address: {
    name: say.address.name,
    how: (
      <>
        {link('/dashboard/places', say.address.link)}
        {say.address.after}
      </>
    ),
  },
  delivery: {
    name: say.delivery.name,
    how: (
      <>
        {link('/dashboard/delivery', say.delivery.link)}
        {say.delivery.after}
      </>
    ),
  },
  brands: {
    name: say.brands.name,
    how: (
      <>
        {link('/dashboard/brands', say.brands.link)}
        {say.brands.after}
      </>
    ),
  },
  parts: {
    name: say.parts.name,
    how: (
      <>
        {say.parts.before}
        {link('/dashboard/imports', say.parts.file)}
        {say.parts.or}
        {link('/dashboard/bestSeller', say.parts.one)}
        {say.parts.after}
      </>
    ),
  },
  'best-sellers': { name: say.bestSellers.name, how: link('/dashboard/manageParts', say.bestSellers.link) },
  posts: { name: say.posts.name, how: link('/dashboard/addBlog', say.posts.link) },
  texts: {
    name: say.texts.name,
    how: (
      <>
        {link('/dashboard/texts', say.texts.link)}
        {say.texts.after}
      </>
    ),
  },
  'payment-events': { name: say.payments.name, how: <Webhook /> },
  'second-admin': {
    name: say.admin.name,
    how: (
      <>
        {say.admin.before}
        {link('/dashboard/allUser', say.admin.link)}
        {say.admin.after}
      </>
    ),
  },
  google: say.google,
}

function Webhook() {
  const { baseUrl } = useShop()
  return (
    <>
      {say.payments.before}
      <WebAddress of={`${baseUrl}/api/stripe/webhook`} />
      {say.payments.after}
    </>
  )
}

/** What a live shop still lacks, each with its way there. */
export const Setup = ({ steps }: { steps: SetupStep[] }) => (
  <ol className="divide-y divide-hair">
    {steps.map(({ code, done }) => (
      <li key={code} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2">
        <span>
          {STEPS[code].name}
          {!done && <span className="block text-sm text-ink-2">{STEPS[code].how}</span>}
        </span>
        <Badge tone={done ? 'good' : 'warn'}>{done ? say.done : say.toDo}</Badge>
      </li>
    ))}
  </ol>
)
