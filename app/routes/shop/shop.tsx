import { useEffect } from 'react'
import { redirect, replace } from 'react-router'
import { SEARCH_MAX } from '#common/constants'
import { spoken } from '#common/spoken'
import * as words from '#common/words'
import { findParts, noteSearch, redirectFor } from '#domain/finding'
import { listRepairsFor } from '#domain/repairs'
import { engineNames, findVehicles, namedVehicle, nearestVehicles, vehicleLevel } from '#domain/vehicles'
import type { PartQuery, Reading } from '#domain/finding/schema'
import type { NamedVehicle } from '#domain/vehicles/schema'
import type { Ctx } from '#platform/context'
import { shopContext } from '#web/context'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import type { ListedPart } from '../../ui/PartCard.tsx'
import { Note } from '../../ui/Note.tsx'
import { LookedAt } from '../../ui/LookedAt.tsx'
import { ChooseYear } from '../../ui/fit/ChooseYear.tsx'
import { LinkedQuestion } from '../../ui/fit/LinkedQuestion.tsx'
import { RepairChips } from '../../ui/repair/RepairChips.tsx'
import { Chips } from '../../ui/shop/Chips.tsx'
import { FilterDrawer } from '../../ui/shop/FilterDrawer.tsx'
import { ListCount } from '../../ui/shop/ListCount.tsx'
import { ListedParts } from '../../ui/shop/ListedParts.tsx'
import { ListSwitch } from '../../ui/shop/ListSwitch.tsx'
import { NothingFound } from '../../ui/shop/NothingFound.tsx'
import { NumberNote } from '../../ui/shop/NumberNote.tsx'
import { Paging } from '../../ui/shop/Paging.tsx'
import { ReadingNote } from '../../ui/shop/ReadingNote.tsx'
import { Sorting } from '../../ui/shop/Sorting.tsx'
import { ToldNote } from '../../ui/shop/ToldNote.tsx'
import { UnknownCar } from '../../ui/shop/UnknownCar.tsx'
import { YourCar } from '../../ui/shop/YourCar.tsx'
import { carried, uncarried } from '../../web/carried.ts'
import { carriedFacets, unpackedFacets } from '../../web/carried-facets.ts'
import { packedTable, unpackedTable } from '../../web/carried-table.ts'
import { found } from '../../web/found.server.ts'
import { breadcrumbList } from '../../web/json-ld.ts'
import { listTitle, plainAddress } from '../../web/list-head.ts'
import { readPartQuery } from '../../web/part-query.server.ts'
import { seo, siteOf } from '../../web/seo.ts'
import { freeOver } from '../../web/settings.ts'
import { isWhole, turned } from '../../web/shop-link.ts'
import { adoptCar } from '../../web/garage.ts'
import { noteOpened, pressedPart } from '../../web/search-outcome.ts'
import { takeSize } from '../../web/typed-size.server.ts'
import { takeTyped } from '../../web/typed-answer.server.ts'
import { PageCar } from '../../web/page-car.ts'
import { readVehicle } from '../../web/vehicle.ts'
import type { Route } from './+types/shop'

const say = words.shopList

export async function loader({ context, url }: Route.LoaderArgs) {
  takeSize(url.searchParams)
  const ctx = context.get(shopContext)
  const isTooLong = (url.searchParams.get('q') ?? '').trim().length > SEARCH_MAX
  const query = readPartQuery(url.searchParams, ctx.config.prices)
  const answer = await found(findParts(ctx, query))
  const elsewhere = await redirectFor(ctx, query.q)
  const logged = noteSearch(ctx, query, answer, elsewhere !== null)
  if (elsewhere) throw redirect(elsewhere)
  const list = spoken(answer)
  // Words may name another car than the address, which has the chosen one: then they say for which the list is.
  const vehicle = !list.reading?.vehicle && (query.car || query.make) ? await findVehicles(ctx, query) : null
  const inWords = list.reading?.vehicle
  const isUnknown = vehicle !== null && vehicle.bases.length === 0
  const asked = inWords ? await findVehicles(ctx, inWords) : vehicle
  const named = asked && namedVehicle(asked)
  const car = named && { ...named, is: query.is }
  const { params, wrong } = takeTyped(url.searchParams, car, '/shop')
  const { question } = list
  // The page carries what it shows for the browser once more: no more than that.
  const items: ListedPart[] = list.items.map(({ type: _type, position: _position, ...shown }) => shown)
  return carried({
    list: {
      ...list,
      items: packedTable(items),
      facets: carriedFacets(list.facets),
      question: question && words.atCar.asked(question, await engineNames(ctx)),
    },
    wrong,
    carName: named && named.label,
    words: query.q ?? null,
    isTooLong,
    logged,
    vehicle: vehicle && vehicle.label,
    car,
    // What stands in the address of a car that we do not know never becomes a heading.
    title: isUnknown ? say.title.unknownCar : listTitle(list, query.q, vehicle?.label),
    nearest: isUnknown ? await nearestVehicles(ctx, query) : [],
    makes: isUnknown ? (await vehicleLevel(ctx, {})).options : null,
    repairs: car ? await repairsOf(ctx, car, query, list.reading) : [],
    search: params.toString(),
  })
}

const REPAIRS_SHOWN = 6

/** The first repairs that the shop has parts of for a car; of a list of some part types, those that take one of these. */
async function repairsOf(ctx: Ctx, car: NamedVehicle, { category = [] }: PartQuery, reading: Reading | null) {
  const asked = { car: car.car, engine: car.engineId?.toString(), is: car.is ?? [] }
  const types = category.length > 0 ? category : (reading?.types ?? []).map(({ slug }) => slug)
  const places = reading?.positions ?? []
  const repairs = await listRepairsFor(ctx, asked, {
    suits: car.type,
    takes: types.length > 0 ? types : undefined,
    place: places.length === 1 ? places[0] : null,
  })
  return repairs.slice(0, REPAIRS_SHOWN).map(({ slug, name }) => ({ slug, name }))
}

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
          { label: heading },
        ]}
      />
      {makes ? (
        <UnknownCar makes={makes} nearest={nearest} params={params} />
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-3">
            <h1 className="text-3xl sm:text-4xl">{heading}</h1>
            <YourCar params={params} car={car} />
          </div>
          <div className="grid grid-cols-1 items-start gap-x-8 lg:grid-cols-[16.5rem_minmax(0,1fr)]">
            <FilterDrawer facets={facets} params={params} count={list.count} />
            <div className="grid min-w-0 grid-cols-1 gap-3">
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-hair pt-2.5 sm:gap-x-5">
                <ListCount list={list} params={params} />
                {items.length > 0 && (
                  <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:ml-auto sm:grow-0 sm:gap-x-5">
                    <ListSwitch />
                    <Sorting params={params} sort={list.sort} />
                  </div>
                )}
              </div>
              {isTooLong && <Note live>{words.finding.said.tooLong(SEARCH_MAX)}</Note>}
              <Chips
                params={params}
                facets={facets}
                vehicle={vehicle}
                car={car}
                isRead={Boolean(reading?.pieces.length)}
              />
              <RepairChips repairs={repairs} car={car} />
              {list.question && <LinkedQuestion question={list.question} path="/shop" params={params} wrong={wrong} />}
              {list.years.length > 1 && list.byFit!.if > 0 && (
                <ChooseYear
                  years={list.years}
                  count={list.byFit!.if}
                  params={params}
                  typed={reading?.vehicle ? typed : null}
                />
              )}
              {reading && <ReadingNote reading={reading} words={typed ?? ''} isAll={isWhole(params)} params={params} />}
              {reading && <ToldNote reading={reading} params={params} />}
              {reading && <NumberNote reading={reading} q={typed ?? ''} params={params} />}
              {items.length > 0 ? (
                <div onClickCapture={notePress} onAuxClickCapture={notePress}>
                  <PageCar value={car}>
                    <ListedParts parts={items} byFit={list.byFit} car={carName} />
                  </PageCar>
                </div>
              ) : reading && (reading.didYouMean.length > 0 || reading.notSold || reading.page) ? null : (
                <NothingFound
                  relax={list.relax}
                  others={list.others}
                  unknownNumber={reading?.unknownNumber}
                  isWholeShop={isWhole(params)}
                />
              )}
              {items.length === 0 && <LookedAt />}
              <Paging params={params} next={list.next} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}
