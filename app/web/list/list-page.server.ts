import { redirect } from 'react-router'
import { SEARCH_MAX } from '#common/constants'
import { spoken } from '#common/spoken'
import { atCar, shopList as say } from '#common/words'
import { countParts } from '#domain/catalogue'
import { findParts, noteSearch, redirectFor } from '#domain/finding'
import { engineNames, findVehicles, namedVehicle, nearestVehicles, vehicleLevel } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { carried } from '../page/carried.ts'
import { carriedFacets } from './carried-facets.ts'
import { packedTable } from '../page/carried-table.ts'
import { found } from '../found.server.ts'
import { leadToNewNames } from './new-names.server.ts'
import { listTitle } from './list-head.ts'
import type { ListedPart } from './listed-part.ts'
import { readPartQuery } from './part-query.server.ts'
import { repairsOfList } from './repairs-of-list.server.ts'
import { takeTyped } from './typed-answer.server.ts'
import { takeSize } from './typed-size.server.ts'

/** What a list's page shows, as it carries it. Throws a redirect where a rule of the shop leads the typed words elsewhere. */
export async function loadListPage(ctx: Ctx, url: URL) {
  takeSize(url.searchParams)
  await leadToNewNames(ctx, url.searchParams)
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
      question: question && atCar.asked(question, await engineNames(ctx)),
    },
    isEmptyShop: list.count === 0 && (await countParts(ctx)) === 0,
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
    repairs: car ? await repairsOfList(ctx, car, query, list.reading) : [],
    search: params.toString(),
  })
}
