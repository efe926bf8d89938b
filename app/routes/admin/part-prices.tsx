import * as words from '#common/words'
import { PartTabs } from '../../ui/dashboard/fits/PartTabs.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { PartGone } from '../../ui/dashboard/part/PartGone.tsx'
import { PriceTimesOfPart } from '../../ui/dashboard/part/PriceTimesOfPart.tsx'
import { PartPricesEditor } from '../../ui/dashboard/part/PartPricesEditor.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import { useMoney } from '../../web/settings.ts'
import type { Route } from './+types/part-prices'

const say = words.part.prices

export const clientLoader = adminOnly(async ({ params }) => {
  const path = { id: String(params['id']) }
  const [part, times] = await Promise.all([
    api('GET', '/parts/{id}/prices', { path }),
    api('GET', '/parts/{id}/price-times', { path }),
  ])
  return { part, times }
})

export default function PartPrices({ loaderData: { part, times } }: Route.ComponentProps) {
  const money = useMoney()
  return (
    <>
      <PageHead title={say.title} intro={say.intro(part.name, part.number, money(part.price))}>
        <LinkButton to={`/shop/${part._id}`} look="line" small>
          {words.adminParts.seePart}
        </LinkButton>
      </PageHead>
      <PartTabs id={part._id} here="prices" />
      <Section title={say.byQuantity}>
        <PartPricesEditor key={part._id} part={part} />
      </Section>
      <PriceTimesOfPart key={`times ${part._id}`} part={times} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PartGone error={error} />
}
