import { useEffect, useMemo, useRef } from 'react'
import * as words from '#common/words'
import { showPartPage } from '#domain/catalogue'
import { spoken } from '#common/spoken'
import type { PartDetail } from '#domain/catalogue/schema'
import { listRepairs } from '#domain/repairs'
import { listReviews } from '#domain/reviews'
import { shopContext } from '#web/context'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Attributes } from '../../ui/part/Attributes.tsx'
import { Buy } from '../../ui/part/Buy.tsx'
import { BuyBar } from '../../ui/part/BuyBar.tsx'
import { Documents } from '../../ui/part/Documents.tsx'
import { FitCheck } from '../../ui/part/FitCheck.tsx'
import { Gallery } from '../../ui/part/Gallery.tsx'
import { MoreOfPart } from '../../ui/part/MoreOfPart.tsx'
import { Numbers } from '../../ui/part/Numbers.tsx'
import { PartHead } from '../../ui/part/PartHead.tsx'
import { PartNotShown } from '../../ui/part/PartNotShown.tsx'
import { Retired } from '../../ui/part/Retired.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { carried, uncarried } from '../../web/page/carried.ts'
import { packedTable, unpackedTable } from '../../web/page/carried-table.ts'
import { found } from '../../web/found.server.ts'
import { useFits } from '../../web/car/chosen-car-fits.ts'
import { breadcrumbList, ownPictures, product } from '../../web/seo/json-ld.ts'
import { lookedAt } from '../../web/part/looked-at.ts'
import { crumbsOfPart, describePart } from '../../web/seo/part-head.ts'
import { seo, siteOf } from '../../web/seo/seo.ts'
import { statusOf } from '../../web/status-of.ts'
import type { Route } from './+types/part'

const say = words.partPage
const REVIEWS_SHOWN = 12
const REPAIRS_SHOWN = 8

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const { part: shown, isReviewed } = await found(showPartPage(ctx, params.id))
  const part = spoken(shown)
  const reviews = isReviewed ? (await listReviews(ctx, { partId: part._id, limit: REVIEWS_SHOWN })).items : []
  const repairs = (await listRepairs(ctx, { takes: part.type.slug, place: part.position })).slice(0, REPAIRS_SHOWN)
  return carried({
    // The page carries all that it shows once more: what repeats in its tables, only once.
    part: {
      ...part,
      fitments: packedTable(part.fitments),
      numbers: packedTable(part.numbers),
      interchange: packedTable(part.interchange),
    },
    reviews,
    repairs: repairs.map(({ slug, name }) => ({ slug, name })),
  })
}

/** What the page shows, of what it carries. */
function shownOf(data: Route.ComponentProps['loaderData']) {
  const { part, reviews, repairs } = uncarried(data)
  const fitments = unpackedTable(part.fitments)
  const numbers = unpackedTable(part.numbers)
  const shown: PartDetail = { ...part, fitments, numbers, interchange: unpackedTable(part.interchange) }
  return { part: shown, reviews, repairs }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { part } = shownOf(loaderData)
  const site = siteOf(matches)
  const path = `/shop/${part._id}`
  return seo(matches, {
    title: `${part.brand.name} ${part.name}, ${part.number}`,
    description: describePart(part, site.prices),
    path,
    picture: ownPictures(part)[0],
    type: 'product',
    jsonLd: [
      product(site, part, describePart(part, site.prices)),
      breadcrumbList(site, [...crumbsOfPart(part), { label: part.name, to: path }]),
    ],
  })
}

/**
 * Two columns that fill up apart from each other, which no grid does: floats keep one order for reading, for the keyboard
 * and for a phone. Measures and numbers need more room, so they stand in their columns from the next breakpoint on.
 */
const WIDE_LEFT = 'lg:float-left lg:clear-left lg:w-[calc(52.4%-1.25rem)]'
const WIDE_RIGHT = 'lg:float-right lg:clear-right lg:w-[calc(47.6%-1.25rem)]'
const LEFT = `md:float-left md:clear-left md:w-[calc(50%-1rem)] ${WIDE_LEFT}`
const RIGHT = `md:float-right md:clear-right md:w-[calc(50%-1rem)] ${WIDE_RIGHT}`

export default function Part({ loaderData }: Route.ComponentProps) {
  const { part, reviews, repairs } = useMemo(() => shownOf(loaderData), [loaderData])
  const isRetired = part.status === 'retired'
  const buy = useRef<HTMLDivElement>(null)
  const told = useFits(part.universal ? [] : [part._id])
  /** What puts a part that does not fit into the cart does not call for it. */
  const look = told.fits?.[part._id]?.fit === 'no' ? 'line' : 'signal'
  useEffect(() => lookedAt(part._id), [part._id])
  return (
    <>
      <div className="sheet">
        <Breadcrumbs crumbs={[...crumbsOfPart(part), { label: part.number }]} />
        <div className="grid grid-cols-1 gap-y-5 md:flow-root print:block print:space-y-5">
          <div className={`grid grid-cols-1 gap-y-5 md:mb-5 ${RIGHT}`}>
            <PartHead part={part} />
            {!isRetired && (
              <div className="grid grid-cols-1 gap-2">
                <FitCheck part={part} told={told} />
                <PageLink
                  to={`/wrongFit?part=${part._id}`}
                  rel="nofollow"
                  className="link w-fit text-[0.9375rem] print:hidden"
                >
                  {words.wrongFit.link}
                </PageLink>
              </div>
            )}
          </div>
          <div className={`${LEFT} ${part.status ? 'max-md:order-1' : ''}`}>
            <Gallery key={part._id} part={part} />
          </div>
          <div ref={buy} className={RIGHT}>
            {isRetired ? <Retired part={part} /> : <Buy part={part} look={look} />}
          </div>
          <div className={`mt-11 max-md:order-2 md:clear-both md:mt-0 md:pt-16 ${WIDE_LEFT}`}>
            <Section title={say.section.measures}>
              <Attributes part={part} />
            </Section>
          </div>
          <div className={`mt-11 grid grid-cols-1 gap-y-16 max-md:order-2 md:mt-16 ${WIDE_RIGHT}`}>
            <Section title={say.section.numbers} note={`${part.numbers.length}`}>
              <Numbers part={part} />
            </Section>
            {part.documents && (
              <Section title={words.part.page.documents}>
                <Documents documents={part.documents} />
              </Section>
            )}
          </div>
        </div>
        <MoreOfPart part={part} repairs={repairs} reviews={reviews} />
      </div>
      <BuyBar part={part} box={buy} look={look} />
    </>
  )
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  return <PartNotShown id={params.id} status={statusOf(error)} />
}
