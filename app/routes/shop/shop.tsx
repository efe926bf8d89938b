import { useEffect } from 'react'
import { redirect, replace } from 'react-router'
import { SEARCH_MAX } from '#common/constants'
import * as words from '#common/words'
import type { Reading } from '#domain/finding/schema'
import { shopContext } from '#web/context'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Note } from '../../ui/Note.tsx'
import { LookedAt } from '../../ui/catalogue/LookedAt.tsx'
import { CarQuestions } from '../../ui/fit/CarQuestions.tsx'
import { RepairChips } from '../../ui/repair/RepairChips.tsx'
import { Chips } from '../../ui/shop/Chips.tsx'
import { FilterDrawer } from '../../ui/shop/FilterDrawer.tsx'
import { ListTools } from '../../ui/shop/ListTools.tsx'
import { ListedParts } from '../../ui/shop/ListedParts.tsx'
import { NothingFound } from '../../ui/shop/NothingFound.tsx'
import { OrPieces } from '../../ui/shop/OrPieces.tsx'
import { OtherCars } from '../../ui/shop/OtherCars.tsx'
import { Paging } from '../../ui/shop/Paging.tsx'
import { ReadingNotes } from '../../ui/shop/ReadingNotes.tsx'
import { UnknownCar } from '../../ui/shop/UnknownCar.tsx'
import { YourCar } from '../../ui/shop/YourCar.tsx'
import { uncarried } from '../../web/page/carried.ts'
import { unpackedFacets } from '../../web/list/carried-facets.ts'
import { unpackedTable } from '../../web/page/carried-table.ts'
import { breadcrumbList } from '../../web/seo/json-ld.ts'
import { plainAddress } from '../../web/list/list-head.ts'
import { loadListPage } from '../../web/list/list-page.server.ts'
import { seo, siteOf } from '../../web/seo/seo.ts'
import { freeOver } from '../../web/settings.ts'
import { turned } from '../../web/car/car-link.ts'
import { adoptCar } from '../../web/car/garage-changes.ts'
import { noteOpened, pressedPart } from '../../web/list/search-outcome.ts'
import { PageCar } from '../../web/car/page-car.ts'
import { readVehicle } from '../../web/car/vehicle.ts'
import type { Route } from './+types/shop'

const say = words.shopList

export const loader = ({ context, url }: Route.LoaderArgs) => loadListPage(context.get(shopContext), url)

/**
 * A list that says no car is turned to the chosen one's before it is fetched. On the way back the browser already stands
 * there: then that place in its history is changed, so that the way back goes on.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const url = new URL(request.url)
  const to = turned(url, readVehicle())
  if (!to) return serverLoader()
  throw location.pathname + location.search === url.pathname + url.search ? replace(to) : redirect(to)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData ? uncarried(loaderData) : undefined
  const title = page ? (page.title ?? say.title.all) : say.title.shop
  const site = siteOf(matches)
  const path = plainAddress(new URLSearchParams(page?.search))
  return seo(matches, {
    title: page?.title === null ? say.title.wholeShop : title,
    description: say.about(title, site.shipsBySettings ? freeOver(site) : null),
    path,
    jsonLd: path
      ? [
          breadcrumbList(site, [
            { label: words.crumbs.home, to: '/' },
            { label: title, to: path },
          ]),
        ]
      : [],
  })
}

/** Whether a note says more of an empty list than that it is empty. */
const isAnswered = ({ didYouMean, notSold, unlistedYear, page }: Reading) =>
  Boolean(didYouMean.length > 0 || notSold || unlistedYear || page)

const namesOtherBrand = ({ pieces, brands }: Reading) =>
  brands.length === 0 && pieces.some(({ kind }) => kind === 'brand')

export default function Shop({ loaderData }: Route.ComponentProps) {
  const page = uncarried(loaderData)
  const { list, wrong, words: typed, isTooLong, logged, vehicle, car, carName, title, makes, nearest, repairs } = page
  const heading = title ?? say.title.all
  useEffect(() => adoptCar(car), [car])
  // One cached page serves every order of the same parameters, so its address may differ from the one it was rendered for.
  const params = new URLSearchParams(page.search)
  const { reading } = list
  const notePress = ({ target }: { target: EventTarget }) => {
    const part = pressedPart(target)
    if (part && logged) noteOpened(logged, part)
  }
  const facets = unpackedFacets(list.facets)
  const items = unpackedTable(list.items)
  if (reading?.isEmpty) params.delete('q')
  return (
    <div className="sheet wide-sheet">
      <Breadcrumbs
        crumbs={[
          { label: words.crumbs.home, to: '/' },
          ...(title === null ? [] : [{ label: words.crumbs.shop, to: '/shop' }]),
          { label: typed ? words.crumbs.search : heading },
        ]}
      />
      {makes ? (
        <UnknownCar makes={makes} nearest={nearest} params={params} />
      ) : (
        <div className="flex flex-wrap items-start gap-x-2 lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-x-8">
          <div className="max-lg:contents lg:col-span-2 lg:flex lg:flex-wrap lg:items-end lg:justify-between lg:gap-x-6 lg:gap-y-2 lg:pb-3">
            <h1 className="text-3xl max-lg:basis-full max-lg:pb-2 sm:text-4xl">{heading}</h1>
            <YourCar params={params} car={car} />
          </div>
          <FilterDrawer facets={facets} params={params} count={list.count} />
          <div className="grid min-w-0 grid-cols-1 gap-3 max-lg:basis-full">
            <ListTools list={list} isEmpty={items.length === 0} params={params} />
            {isTooLong && <Note live>{words.finding.said.tooLong(SEARCH_MAX)}</Note>}
            <Chips
              params={params}
              facets={facets}
              vehicle={vehicle}
              car={car}
              isRead={Boolean(reading?.pieces.length)}
            />
            <RepairChips repairs={repairs} car={car} />
            {reading && <OtherCars reading={reading} params={params} />}
            {reading && <OrPieces reading={reading} params={params} />}
            <CarQuestions list={list} params={params} typed={reading?.vehicle ? typed : null} wrong={wrong} />
            {reading && (
              <ReadingNotes reading={reading} typed={typed ?? ''} params={params} hasParts={items.length > 0} />
            )}
            {items.length > 0 ? (
              <div onClickCapture={notePress} onAuxClickCapture={notePress}>
                <PageCar value={car}>
                  <ListedParts parts={items} byFit={list.byFit} car={carName} />
                </PageCar>
              </div>
            ) : reading && isAnswered(reading) ? null : (
              <NothingFound
                relax={list.relax}
                others={list.others}
                unknownNumber={reading?.unknownNumber}
                isOfOtherBrand={reading ? namesOtherBrand(reading) : false}
                isEmptyShop={page.isEmptyShop}
              />
            )}
            {items.length === 0 && <LookedAt />}
            <Paging params={params} next={list.next} />
          </div>
        </div>
      )}
    </div>
  )
}
