import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The map of the product: every page there is. */
export default [
  layout('routes/shell.tsx', [
    index('routes/shop/home.tsx'),
    route('shop', 'routes/shop/shop.tsx'),
    route('shop/:id', 'routes/shop/part.tsx'),
    route('find', 'routes/shop/find.tsx'),
    route('order/:id', 'routes/shop/order.tsx'),
    route('cart', 'routes/shop/cart.tsx'),
    route('compare', 'routes/shop/compare.tsx'),
    route('quick-order', 'routes/shop/quick-order.tsx'),
    route('repairs', 'routes/shop/repairs.tsx'),
    route('repairs/:slug', 'routes/shop/repair.tsx'),
    route('garage', 'routes/shop/garage.tsx'),
    route('wrongFit', 'routes/shop/wrong-fit.tsx'),
    route('features', 'routes/shop/features.tsx'),
    route('parts/:make', 'routes/shop/make.tsx'),
    route('parts/:make/:model', 'routes/shop/model.tsx'),
    route('parts/:make/:model/:year', 'routes/shop/model-year.tsx'),
    route('singleProduct/:id', 'routes/shop/single-product.tsx'),
    route('aboutUs', 'routes/shop/about-us.tsx'),

    route('blog', 'routes/blog/blog.tsx'),
    route('singleBlog/:id', 'routes/blog/single-blog.tsx'),

    route('login', 'routes/auth/login.tsx'),
    route('signUp', 'routes/auth/sign-up.tsx'),
    route('signedIn', 'routes/auth/signed-in.tsx'),
    route('forgotPassword', 'routes/auth/forgot-password.tsx'),
    route('resetPassword', 'routes/auth/reset-password.tsx'),

    route('dashboard', 'routes/account/dashboard.tsx', [
      layout('routes/account/page.tsx', [
        index('routes/account/home.tsx'),
        route('order', 'routes/account/orders.tsx'),
        route('payment/:id', 'routes/account/pay.tsx'),
        route('profile', 'routes/account/profiles.tsx'),
        route('addProfileInformation', 'routes/account/add-profile.tsx'),
        route('updateProfile/:id', 'routes/account/update-profile.tsx'),
        route('updateParts/:id', 'routes/account/update-part.tsx'),
        route('updateParts/:id/cars', 'routes/admin/part-cars.tsx'),
        route('updateParts/:id/places', 'routes/admin/part-places.tsx'),
        route('wrongFit/:id/:line', 'routes/account/wrong-fit.tsx'),
        route('password', 'routes/account/password.tsx'),

        route('bestSeller', 'routes/admin/best-seller.tsx'),
        route('addBlog', 'routes/admin/add-blog.tsx'),
        route('allUser', 'routes/admin/users.tsx'),
        route('manageParts', 'routes/admin/manage-parts.tsx'),
        route('toDo', 'routes/admin/to-do.tsx'),
        route('toDo/print', 'routes/admin/to-do-print.tsx'),
        route('orders', 'routes/admin/orders.tsx'),
        route('orders/:id', 'routes/admin/order.tsx'),
        route('corrections', 'routes/admin/corrections.tsx'),
        route('fitReports', 'routes/admin/fit-reports.tsx'),
        route('reviews', 'routes/admin/reviews.tsx'),
        route('vehicles', 'routes/admin/vehicles.tsx'),
        route('searches', 'routes/admin/searches.tsx'),
        route('repairs', 'routes/admin/repairs.tsx'),
        route('repairs/:id', 'routes/admin/repair.tsx'),
        route('places', 'routes/admin/places.tsx'),
        route('places/:id', 'routes/admin/place.tsx'),
      ]),
    ]),

    route('*', 'routes/shop/not-found.tsx'),
  ]),

  route('robots.txt', 'routes/seo/robots.ts'),
  route('sitemap.xml', 'routes/seo/site-map-index.ts'),
  route(':name.xml', 'routes/seo/site-map.ts'),
] satisfies RouteConfig
