import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Identity } from '#domain/identity'
import type { Config } from '#platform/config'
import type { Env } from './door/door.ts'
import { addresses } from './people/addresses.ts'
import { adminRoutes } from './people/admins.ts'
import { allOrders } from './orders/all-orders.ts'
import { allVehicles } from './vehicles/all-vehicles.ts'
import { authRoutes } from './people/auth.ts'
import { bestSeller } from './catalogue/best-seller.ts'
import { bin } from './catalogue/bin.ts'
import { blog } from './content/blog.ts'
import { brands } from './catalogue/brands.ts'
import { carrierEvents } from './delivery/carrier-events.ts'
import { checkout } from './orders/checkout.ts'
import { corrections } from './catalogue/corrections.ts'
import { deliveryZones } from './delivery/delivery-zones.ts'
import { deliveryRoutes } from './delivery/delivery.ts'
import { exportRoutes } from './supply/exports.ts'
import { failedWorkRoutes } from './desk/failed-work.ts'
import { fitReports } from './vehicles/fit-reports.ts'
import { fits } from './vehicles/fits.ts'
import { garage } from './vehicles/garage.ts'
import { images } from './content/images.ts'
import { importRows } from './supply/import-rows.ts'
import { importRuns } from './supply/import-runs.ts'
import { imports } from './supply/imports.ts'
import { lineChanges } from './orders/line-changes.ts'
import { logRoutes } from './desk/log.ts'
import { mappingFiles } from './supply/mapping-files.ts'
import { mappings } from './supply/mappings.ts'
import { myCart } from './orders/my-cart.ts'
import { myUnpaid } from './orders/my-unpaid.ts'
import { orderChanges } from './orders/order-changes.ts'
import { orderKeys } from './orders/order-keys.ts'
import { orders } from './orders/orders.ts'
import { overviewRoutes } from './desk/overview.ts'
import { parcelLabels } from './delivery/parcel-labels.ts'
import { parcels } from './delivery/parcels.ts'
import { partChanges } from './catalogue/part-changes.ts'
import { partDeliveryRoutes } from './delivery/part-delivery.ts'
import { partFitsRoutes } from './vehicles/part-fits.ts'
import { partPrices } from './catalogue/part-prices.ts'
import { partTypeRoutes } from './catalogue/part-types.ts'
import { parts } from './catalogue/parts.ts'
import { payments } from './orders/payments.ts'
import { places } from './delivery/places.ts'
import { priceTimes } from './catalogue/price-times.ts'
import { ownPassword } from './people/own-password.ts'
import { profiles } from './people/profile.ts'
import { quickOrders } from './orders/quick-order.ts'
import { repairJobs } from './vehicles/repair-jobs.ts'
import { repairs } from './vehicles/repairs.ts'
import { reviews } from './content/reviews.ts'
import { runs } from './catalogue/runs.ts'
import { searches } from './desk/searches.ts'
import { shopTexts } from './content/shop-texts.ts'
import { stockAlerts } from './catalogue/stock-alerts.ts'
import { supplierFetches } from './supply/supplier-fetch.ts'
import { suppliers } from './supply/suppliers.ts'
import { taxonomyRoutes } from './catalogue/taxonomy.ts'
import { toDoLists } from './delivery/to-do.ts'
import { unsoldParts } from './catalogue/unsold-parts.ts'
import { userRoutes } from './people/users.ts'
import { vehicles } from './vehicles/vehicles.ts'
import { vin } from './vehicles/vin.ts'

/** Every resource of the REST surface. The first one that knows an address answers it. */
export const resources = (identity: Identity, prices: Config['prices']) =>
  // Some read further variables, which the middleware of their calls has set.
  [
    authRoutes(identity),
    adminRoutes(),
    userRoutes(identity),
    profiles,
    ownPassword,
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
    partTypeRoutes,
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
    shopTexts,
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
