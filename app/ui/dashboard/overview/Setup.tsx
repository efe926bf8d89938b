import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SetupStep } from '#domain/overview/schema'
import { useShop } from '../../../web/settings.ts'
import { Badge } from '../../Badge.tsx'

const link = (to: string, words: string) => (
  <Link to={to} className="link">
    {words}
  </Link>
)

const STEPS: Record<SetupStep['code'], { name: string; how: ReactNode }> = {
  'shop-name': { name: 'Name the shop', how: 'Set SHOP_NAME and start the shop again.' },
  address: {
    name: 'Say where your goods leave from',
    how: (
      <>
        {link('/dashboard/places', 'Give a place its address')}. Shoppers see what delivery costs there, until they
        choose another country.
      </>
    ),
  },
  delivery: {
    name: 'Say where you deliver, what it costs and how long it takes',
    how: <>{link('/dashboard/delivery', 'Delivery')}. Until then every order has the shipping of the settings.</>,
  },
  parts: {
    name: 'Add your parts',
    how: (
      <>
        {link('/dashboard/imports', 'Send a price list')}, or {link('/dashboard/bestSeller', 'add one part')}.
      </>
    ),
  },
  'best-sellers': {
    name: 'Choose best sellers for the home page',
    how: link('/dashboard/manageParts', 'Manage parts'),
  },
  posts: { name: 'Write a first post', how: link('/dashboard/addBlog', 'Add a post') },
  'payment-events': {
    name: 'Hear from the card provider',
    how: <Webhook />,
  },
  'second-admin': { name: 'Make a second admin, for when you are away', how: link('/dashboard/allUser', 'All users') },
  google: {
    name: 'Let people continue with Google (you may skip this)',
    how: 'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
  },
}

function Webhook() {
  const { baseUrl } = useShop()
  return (
    <>
      Point its webhook at <span className="[overflow-wrap:anywhere]">{baseUrl}/api/stripe/webhook</span>, and send a
      test event.
    </>
  )
}

/** What a live shop still lacks, each with its way there. */
export const Setup = ({ steps }: { steps: SetupStep[] }) => (
  <ol className="divide-y divide-hair">
    {steps.map(({ code, done }) => (
      <li key={code} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
        <span className="min-w-0">
          {STEPS[code].name}
          {!done && <span className="block text-sm text-ink-2">{STEPS[code].how}</span>}
        </span>
        <Badge tone={done ? 'good' : 'warn'}>{done ? 'Done' : 'To do'}</Badge>
      </li>
    ))}
  </ol>
)
