/** Who asks. `customer` owns what is asked about, `other` is another customer. */
export const ROLES = ['anonymous', 'customer', 'other', 'admin'] as const
export type Role = (typeof ROLES)[number]

type Answers = readonly [anonymous: number, customer: number, other: number, admin: number]

const open = (status: number): Answers => [status, status, status, status]
const users = (status = 200): Answers => [401, status, status, status]
const admins = (status = 200): Answers => [401, 403, 403, status]
const owned = (status = 200): Answers => [401, status, 404, status]

/** Every call under `/api`, and the status that each role gets for a well-formed one about the customer's things. */
export const CALLS: Record<string, Answers> = {
  'POST /auth/sign-up/email': open(200),
  'POST /auth/sign-in/email': open(200),
  'POST /auth/sign-in/social': open(200),
  'POST /auth/sign-out': open(200),
  'GET /auth/get-session': open(200),
  'GET /auth/callback/google': open(302),
  'GET /auth/verify-email': open(303),
  'POST /auth/send-verification-email': open(200),
  'POST /auth/request-password-reset': open(200),
  // Whoever holds the mailed link may; nobody in this table does.
  'POST /auth/reset-password': open(400),
  'POST /auth/change-password': users(),

  // Here the cookie session proves who asks, an access token does not.
  'PUT /user/{user}': [401, 200, 403, 403],
  'GET /admin/{email}': [401, 200, 403, 200],
  'GET /user': admins(),
  'PUT /user/admin/{email}': admins(),
  'DELETE /user/{user}': admins(),

  'GET /profile': users(),
  'POST /profile': users(),
  'GET /profile/{id}': owned(),
  'PUT /profile/{id}': owned(),

  'GET /parts': open(200),
  'GET /parts/suggest': open(200),
  'GET /parts/{id}': open(200),
  'GET /parts/{id}/delivery': open(200),
  'GET /delivery': admins(),
  'GET /delivery/preview': admins(),
  'POST /delivery/zones': admins(),
  'PUT /delivery/zones/{id}': admins(),
  'DELETE /delivery/zones/{id}': admins(),
  'POST /delivery/methods': admins(),
  'PUT /delivery/methods/{id}': admins(),
  'DELETE /delivery/methods/{id}': admins(),
  'POST /delivery/holidays': admins(),
  'DELETE /delivery/holidays/{country}/{day}': admins(),
  'GET /fits': open(200),
  'GET /parts/fits': admins(),
  'GET /parts/{id}/fits': admins(),
  'PUT /parts/{id}/fits': admins(),
  'GET /places': admins(),
  'POST /places': admins(),
  'PUT /places/{id}': admins(),
  'GET /parts/{id}/places': admins(),
  'PUT /parts/{id}/places': admins(),
  'POST /parts/{id}/places/move': admins(),
  'POST /fit-reports': open(200),
  'GET /fit-reports': admins(),
  'PUT /fit-reports/{id}': admins(),
  'GET /repairs': open(200),
  'GET /repairs/{slug}': open(200),
  'POST /quick-order': open(200),
  'POST /quote': open(200),
  'POST /order-keys': open(200),
  'POST /order-lookup': open(200),
  'POST /search-log': open(200),
  'GET /search-log': admins(),
  'GET /search-rules': admins(),
  'POST /search-rules': admins(),
  'POST /search-rules/preview': admins(),
  'PUT /search-rules/{id}': admins(),
  'DELETE /search-rules/{id}': admins(),
  'GET /repair-jobs': admins(),
  'POST /repair-jobs': admins(),
  'POST /repair-jobs/preview': admins(),
  'GET /repair-jobs/{id}': admins(),
  'PUT /repair-jobs/{id}': admins(),
  'DELETE /repair-jobs/{id}': admins(),
  'GET /cart': open(200),
  'GET /categories': open(200),
  'GET /vehicles': open(200),
  'POST /vehicles': admins(),
  'POST /vehicles/import': admins(),
  'GET /vehicles/all.csv': admins(),
  'GET /vehicles/{id}': admins(),
  'PUT /vehicles/{id}': admins(),
  'DELETE /vehicles/{id}': admins(),
  'POST /vin': open(200),

  'GET /garage': users(),
  'POST /garage': users(),
  'POST /garage/merge': users(),
  'PUT /garage/{id}': [401, 200, 404, 404],
  'DELETE /garage/{id}': users(),
  'GET /my-cart': users(),
  'PATCH /my-cart': users(),
  'POST /my-cart/merge': users(),

  'POST /images': users(),

  'GET /blog': open(200),
  'GET /blog/{id}': open(200),
  'POST /blog': admins(),
  'PUT /blog/{id}': admins(),
  'DELETE /blog/{id}': admins(),

  'GET /review': open(200),
  'POST /review': users(),
  'DELETE /review/{id}': admins(),
  'GET /reviews': admins(),

  'GET /bestSeller': open(200),
  'GET /bestSeller/{id}': open(200),
  'POST /bestSeller': admins(),
  // A customer's change is kept as a proposal (202), an admin's applies.
  'PUT /bestSeller/{id}': [401, 202, 202, 200],
  'DELETE /bestSeller/{id}': admins(),
  'GET /corrections': admins(),
  'PUT /corrections/{id}': admins(),

  'POST /orders': [401, 201, 403, 403],
  'GET /orders': [401, 200, 403, 200],
  'GET /orders/all': admins(),
  'GET /orders/all.csv': admins(),
  'GET /orders/{id}': owned(),
  'PATCH /orders/{id}': owned(),
  'DELETE /orders/{id}': owned(),
  'POST /orders/{id}/cancel': owned(),
  'PATCH /orders/{id}/address': owned(),
  'POST /orders/{id}/messages': owned(201),
  'POST /orders/{id}/cancel-lines': owned(),
  'POST /orders/{id}/fit-reports': owned(),
  'GET /orders/{id}/invoice.pdf': owned(),
  'GET /orders/{id}/refunds': owned(),
  'POST /orders/{id}/refunds': admins(201),
  'POST /orders/{id}/parcels': admins(201),
  'GET /to-do': admins(),
  'GET /to-do/counts': admins(),
  'GET /to-do/{code}': admins(),
  'POST /parcels/{id}/unpack': admins(),
  'POST /parcels/{id}/label': admins(409),
  'GET /parcels/labels.pdf': admins(409),
  'POST /parcels/{id}/send': admins(),
  'POST /parcels/{id}/collect': admins(),
  'POST /parcels/{id}/deliver': admins(),
  'POST /parcels/{id}/lose': admins(),
  'POST /parcels/{id}/replace': admins(),
  'POST /create-payment-intent': owned(),
  'GET /overview': admins(),
  'GET /payments/config': open(200),
  // Only the card provider signs these; nobody in this table does.
  'POST /stripe/webhook': open(400),
  // And these only the carrier.
  'POST /carrier-events': open(400),

  'GET /openapi.json': open(200),
  'GET /docs': open(200),
}

/** What a page answers: itself, or the way to login remembering where one was. */
export type Seen = 'page' | 'login'
type Sights = readonly [anonymous: Seen, customer: Seen, other: Seen, admin: Seen]

const everybody: Sights = ['page', 'page', 'page', 'page']
const signedIn: Sights = ['login', 'page', 'page', 'page']
const onlyAdmins: Sights = ['login', 'login', 'login', 'page']

/** Every page route there is. What a page shows of somebody else's things is decided by the calls above. */
export const PAGES: Record<string, Sights> = {
  '/': everybody,
  '/shop': everybody,
  '/shop/:id': everybody,
  '/garage': everybody,
  '/features': everybody,
  '/parts/:make': everybody,
  '/parts/:make/:model': everybody,
  '/parts/:make/:model/:year': everybody,
  '/find': everybody,
  '/repairs': everybody,
  '/repairs/:slug': everybody,
  '/quick-order': everybody,
  '/order/:id': everybody,
  '/compare': everybody,
  '/wrongFit': everybody,
  '/aboutUs': everybody,
  '/blog': everybody,
  '/singleBlog/:id': everybody,
  '/login': everybody,
  '/signUp': everybody,
  '/signedIn': everybody,
  '/forgotPassword': everybody,
  '/resetPassword': everybody,
  '/singleProduct/:id': signedIn,
  '/dashboard': signedIn,
  '/dashboard/order': signedIn,
  '/dashboard/payment/:id': signedIn,
  '/dashboard/profile': signedIn,
  '/dashboard/addProfileInformation': signedIn,
  '/dashboard/updateProfile/:id': signedIn,
  '/dashboard/wrongFit/:id/:line': signedIn,
  // No admin check here, as specified: what others save is a proposal.
  '/dashboard/updateParts/:id': signedIn,
  '/dashboard/password': signedIn,
  '/dashboard/bestSeller': onlyAdmins,
  '/dashboard/addBlog': onlyAdmins,
  '/dashboard/allUser': onlyAdmins,
  '/dashboard/manageParts': onlyAdmins,
  '/dashboard/orders': onlyAdmins,
  '/dashboard/orders/:id': onlyAdmins,
  '/dashboard/updateParts/:id/cars': onlyAdmins,
  '/dashboard/updateParts/:id/places': onlyAdmins,
  '/dashboard/places': onlyAdmins,
  '/dashboard/places/:id': onlyAdmins,
  '/dashboard/corrections': onlyAdmins,
  '/dashboard/fitReports': onlyAdmins,
  '/dashboard/vehicles': onlyAdmins,
  '/dashboard/repairs': onlyAdmins,
  '/dashboard/repairs/:id': onlyAdmins,
  '/dashboard/reviews': onlyAdmins,
  '/dashboard/searches': onlyAdmins,
}

/** Routes that answer with a file, not with a page, and an example of each; for everybody. */
export const FILES: Record<string, string> = {
  '/robots.txt': '/robots.txt',
  '/sitemap.xml': '/sitemap.xml',
  '/:name.xml': '/sitemap-pages.xml',
}
