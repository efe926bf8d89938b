import type { OpenAPIHono } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import { getPath } from 'hono/utils/url'
import { phrase } from '#common/phrase'
import { createIdentity, type Identity } from '#domain/identity'
import type { Config } from '#platform/config'
import type { Ctx } from '#platform/context'
import { isByGoneUser, isPassing, isUnkeepable } from '#platform/db/failures'
import { Problem, unauthorised, unavailable } from '#platform/errors'
import { bodyFirst } from './arriving.ts'
import { authRoutes } from './auth.ts'
import { contextOf, type Env, problemResponse, router } from './door.ts'
import { idempotent } from './idempotency.ts'
import { addresses } from './addresses.ts'
import { allOrders } from './all-orders.ts'
import { bestSeller } from './best-seller.ts'
import { blog } from './blog.ts'
import { carrierEvents } from './carrier-events.ts'
import { checkout, orderKeyKept } from './checkout.ts'
import { corrections } from './corrections.ts'
import { deliveryRoutes } from './delivery.ts'
import { deliveryZones } from './delivery-zones.ts'
import { exportRoutes } from './exports.ts'
import { logRoutes } from './log.ts'
import { fitReports } from './fit-reports.ts'
import { fits } from './fits.ts'
import { garage } from './garage.ts'
import { myCart } from './my-cart.ts'
import { images } from './images.ts'
import { importRows } from './import-rows.ts'
import { imports, isWellAsked } from './imports.ts'
import { isOfSupplier, mappingFiles } from './mapping-files.ts'
import { mappings } from './mappings.ts'
import { refusalsRecorded } from './refused.ts'
import { reviews } from './reviews.ts'
import { createCallTurns, heldBack, limitCalls, readingShare } from './limited.ts'
import { lineChanges } from './line-changes.ts'
import { orderChanges } from './order-changes.ts'
import { orderKeysForgotten, orderKeysShown } from './order-key-cookie.ts'
import { orderKeys } from './order-keys.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { places } from './places.ts'
import { profiles } from './profile.ts'
import { describeApi } from './openapi.ts'
import { overviewRoutes } from './overview.ts'
import { partDeliveryRoutes } from './part-delivery.ts'
import { partChanges } from './part-changes.ts'
import { unsoldParts } from './unsold-parts.ts'
import { brands } from './brands.ts'
import { taxonomyRoutes } from './taxonomy.ts'
import { bin } from './bin.ts'
import { priceTimes } from './price-times.ts'
import { partPrices } from './part-prices.ts'
import { partFitsRoutes } from './part-fits.ts'
import { parcels } from './parcels.ts'
import { parts } from './parts.ts'
import { fileFirst, longestFileMs } from './receiving.ts'
import { quickOrders } from './quick-order.ts'
import { repairJobs } from './repair-jobs.ts'
import { repairs } from './repairs.ts'
import { runs } from './runs.ts'
import { searches } from './searches.ts'
import { sent } from './sent.ts'
import { stockAlerts } from './stock-alerts.ts'
import { suppliers } from './suppliers.ts'
import { textNoted } from './text.ts'
import { toDoLists } from './to-do.ts'
import { userRoutes } from './users.ts'
import { LONGEST_UPLOAD_MS, uploadFirst } from './uploading.ts'
import { vehicles } from './vehicles.ts'
import { allVehicles } from './all-vehicles.ts'
import { vin } from './vin.ts'

/** How long the whole of a call may take to arrive, in milliseconds. */
export const longestCallMs = (config: Config) => Math.max(LONGEST_UPLOAD_MS, longestFileMs(config))

/** The whole REST surface under `/api`. `base` is the shop's context; each request gets its own actor. */
export function createApi(base: Ctx, identity: Identity = createIdentity(base)): OpenAPIHono<Env> {
  const { prices } = base.config
  const api = router((request) => getPath(request).replace(/^\/api(?=\/)/, ''))
  api.use('*', async (c, next) => {
    c.set('ctx', base)
    await next()
  })
  api.use('*', sent)
  api.use('*', textNoted)
  api.use('/auth/sign-in/email', heldBack)
  const turn = createCallTurns(base.config.LIMITS)
  api.use('*', bodyFirst)
  api.on('POST', '/images', uploadFirst(turn))
  api.on('POST', '/imports', fileFirst(turn, isWellAsked))
  api.on('PUT', '/suppliers/:id/mappings.csv', fileFirst(turn, isOfSupplier))
  api.on(['GET', 'POST'], ['/parts', '/parts/suggest', '/quick-order', '/quote'], readingShare(base.config.LIMITS))
  api.on('POST', '/search-log', readingShare(base.config.LIMITS))
  api.use('*', (c, next) => turn(c, next))
  api.use('*', async (c, next) => {
    c.set('ctx', c.var.identified ?? (await contextOf(base, c.req.header('authorization'))))
    await next()
  })
  api.use('*', orderKeysShown)
  api.use('*', refusalsRecorded)
  limitCalls(api)
  api.on('POST', '/checkout', orderKeyKept)
  api.on('POST', '/auth/sign-out', orderKeysForgotten)
  api.use('*', idempotent)
  api.route('/', authRoutes(identity))
  api.route('/', userRoutes(identity))
  api.route('/', profiles)
  api.route('/', partFitsRoutes) // before `/parts/{id}`
  api.route('/', places) // before `/parts/{id}`
  api.route('/', parts(prices))
  api.route('/', stockAlerts)
  api.route('/', partPrices(prices))
  api.route('/', partChanges(prices))
  api.route('/', runs)
  api.route('/', priceTimes(prices))
  api.route('/', bin)
  api.route('/', brands)
  api.route('/', taxonomyRoutes)
  api.route('/', unsoldParts)
  api.route('/', searches)
  api.route('/', fits)
  api.route('/', fitReports)
  api.route('/', repairs)
  api.route('/', quickOrders)
  api.route('/', repairJobs)
  api.route('/', imports)
  api.route('/', importRows)
  api.route('/', mappingFiles) // before `/suppliers/{id}`
  api.route('/', mappings)
  api.route('/', suppliers)
  api.route('/', vehicles)
  api.route('/', allVehicles)
  api.route('/', vin)
  api.route('/', garage)
  api.route('/', myCart)
  api.route('/', images)
  for (const routes of [blog, reviews, bestSeller(prices), corrections]) api.route('/', routes)
  api.route('/', allOrders) // before `/orders/{id}`
  api.route('/', orders(prices))
  api.route('/', orderChanges)
  api.route('/', lineChanges)
  api.route('/', orderKeys)
  api.route('/', addresses)
  api.route('/', checkout)
  api.route('/', parcels)
  api.route('/', toDoLists)
  api.route('/', payments(prices))
  for (const routes of [carrierEvents, deliveryRoutes(prices), deliveryZones, partDeliveryRoutes])
    api.route('/', routes)
  api.route('/', overviewRoutes)
  api.route('/', exportRoutes(prices))
  api.route('/', logRoutes)
  describeApi(api, base.config)
  api.notFound((c) => problemResponse(c, new Problem(404, 'not-found', phrase('refusal.noSuchCall'))))
  api.onError((err, c) => {
    if (err instanceof Problem) return problemResponse(c, err)
    if (err instanceof HTTPException)
      return problemResponse(c, new Problem(err.status, 'invalid', phrase('refusal.said', err.message)))
    if (isUnkeepable(err)) return problemResponse(c, new Problem(400, 'invalid', phrase('refusal.strangeSigns')))
    if (isByGoneUser(err)) return problemResponse(c, unauthorised(phrase('refusal.logInAgain')))
    // The caller has disconnected: nobody receives the response, and nothing is wrong here.
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 })
    if (isPassing(err)) {
      base.log.warn({ err, path: c.req.path, method: c.req.method }, 'the database could not be asked')
      return problemResponse(c, unavailable())
    }
    base.log.error({ err, path: c.req.path, method: c.req.method }, 'a call failed')
    return problemResponse(c, new Problem(500, 'internal', phrase('refusal.ourFault')))
  })
  return api
}
