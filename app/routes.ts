import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The map of the product: every page there is. */
export default [
  index('routes/shop/home.tsx'),
  route('shop', 'routes/shop/shop.tsx'),
  route('shop/:id', 'routes/shop/part.tsx'),

  route('*', 'routes/shop/not-found.tsx'),
] satisfies RouteConfig
