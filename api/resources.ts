import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Identity } from '#domain/identity'
import type { Config } from '#platform/config'
import type { Env } from './door.ts'
import { addresses } from './addresses.ts'
import { allOrders } from './all-orders.ts'
import { allVehicles } from './all-vehicles.ts'
import { authRoutes } from './auth.ts'
import { bestSeller } from './best-seller.ts'
import { bin } from './bin.ts'
import { blog } from './blog.ts'
import { brands } from './brands.ts'
import { carrierEvents } from './carrier-events.ts'
import { checkout } from './checkout.ts'
import { corrections } from './corrections.ts'
import { deliveryZones } from './delivery-zones.ts'
import { deliveryRoutes } from './delivery.ts'
import { exportRoutes } from './exports.ts'
import { failedWorkRoutes } from './failed-work.ts'
import { fitReports } from './fit-reports.ts'
import { fits } from './fits.ts'
import { garage } from './garage.ts'
import { images } from './images.ts'
import { importRows } from './import-rows.ts'
import { importRuns } from './import-runs.ts'
import { imports } from './imports.ts'
import { lineChanges } from './line-changes.ts'
import { logRoutes } from './log.ts'
import { mappingFiles } from './mapping-files.ts'
import { mappings } from './mappings.ts'
import { myCart } from './my-cart.ts'
import { myUnpaid } from './my-unpaid.ts'
import { orderChanges } from './order-changes.ts'
import { orderKeys } from './order-keys.ts'
import { orders } from './orders.ts'
import { overviewRoutes } from './overview.ts'
import { parcelLabels } from './parcel-labels.ts'
import { parcels } from './parcels.ts'
import { partChanges } from './part-changes.ts'
import { partDeliveryRoutes } from './part-delivery.ts'
import { partFitsRoutes } from './part-fits.ts'
import { partPrices } from './part-prices.ts'
import { parts } from './parts.ts'
import { payments } from './payments.ts'
import { places } from './places.ts'
import { priceTimes } from './price-times.ts'
import { profiles } from './profile.ts'
import { quickOrders } from './quick-order.ts'
import { repairJobs } from './repair-jobs.ts'
import { repairs } from './repairs.ts'
import { reviews } from './reviews.ts'
import { runs } from './runs.ts'
import { searches } from './searches.ts'
import { stockAlerts } from './stock-alerts.ts'
import { supplierFetches } from './supplier-fetch.ts'
import { suppliers } from './suppliers.ts'
import { taxonomyRoutes } from './taxonomy.ts'
import { toDoLists } from './to-do.ts'
import { unsoldParts } from './unsold-parts.ts'
import { userRoutes } from './users.ts'
import { vehicles } from './vehicles.ts'
import { vin } from './vin.ts'

/** Every resource of the REST surface. The first one that knows an address answers it. */
export const resources = (identity: Identity, prices: Config['prices']) =>
  // Some read further variables, which the middleware of their calls has set.
  [
    authRoutes(identity),
    userRoutes(identity),
    profiles,
    partFitsRoutes, // before `/parts/{id}`
    places, // before `/parts/{id}`
    parts(prices),
    stockAlerts,
    partPrices(prices),
    partChanges(prices),
    runs,
    priceTimes(prices),
    bin,
    brands,
    taxonomyRoutes,
    unsoldParts,
    searches,
    fits,
    fitReports,
    repairs,
    quickOrders,
    repairJobs,
    imports,
    importRows,
    importRuns,
    mappingFiles, // before `/suppliers/{id}`
    mappings,
    suppliers,
    supplierFetches,
    vehicles,
    allVehicles,
    vin,
    garage,
    myCart,
    myUnpaid,
    images,
    blog,
    reviews,
    bestSeller(prices),
    corrections,
    allOrders, // before `/orders/{id}`
    orders(prices),
    orderChanges,
    lineChanges,
    orderKeys,
    addresses,
    checkout,
    parcels,
    parcelLabels,
    toDoLists,
    payments(prices),
    carrierEvents,
    deliveryRoutes(prices),
    deliveryZones,
    partDeliveryRoutes,
    overviewRoutes,
    exportRoutes(prices),
    logRoutes,
    failedWorkRoutes,
  ] as OpenAPIHono<Env>[]
