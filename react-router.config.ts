import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole map goes with the page: no address of its own to serve, and a link works before it is seen.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
