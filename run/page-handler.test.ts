import type { RouteConfigEntry } from '@react-router/dev/routes'
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import map from '../app/routes.ts'
import { pageHandler } from './page-handler.ts'

/** A page of the map, with those in it. Instead of its content it tells its name and the pieces of its address. */
function pagesOf({ file, path, index, children = [] }: RouteConfigEntry, parentId: string): [string, unknown][] {
  const id = file.replace(/\.tsx?$/, '')
  const loader = ({ params }: { params: unknown }) => Response.json({ page: id, params })
  const page = { id, parentId, path, index, module: children.length > 0 ? {} : { loader } }
  return [[id, page], ...children.flatMap((child) => pagesOf(child, id))]
}

/** A build of the whole map, but for these pages. */
const buildWithout = (...left: string[]) =>
  ({
    routes: Object.fromEntries(
      [['root', { id: 'root', path: '', module: {} }] as const, ...map.flatMap((page) => pagesOf(page, 'root'))].filter(
        ([id]) => !left.includes(id),
      ),
    ),
    entry: { module: {} },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  }) as unknown as ServerBuild

async function told(handle: RequestHandler, path: string): Promise<string> {
  return (await handle(new Request(`http://localhost${path}`), new RouterContextProvider())).text()
}

it.each([
  ['/shop', 'routes/shop/shop'],
  ['/shop/?q=pads', 'routes/shop/shop'],
  ['/shop.data', 'routes/shop/shop'],
  ['/SHOP/12', 'routes/shop/part'],
  ['/shop/12/', 'routes/shop/part'],
  ['/shop/12.data', 'routes/shop/part'],
  ['/shop/12/more', 'routes/shop/not-found'],
  ['/shopping', 'routes/shop/not-found'],
  ['/shop/../cart', 'routes/shop/cart'],
  ['/shop/%2e%2e/cart', 'routes/shop/cart'],
  ['/singleProduct/12', 'routes/shop/single-product'],
  ['/', 'routes/shop/home'],
  ['/nowhere', 'routes/shop/not-found'],
])('%s leads to %s, as the whole map does', async (path, page) => {
  const build = buildWithout()
  const answer = await told(pageHandler(build, 'production'), path)
  expect(answer).toContain(`"${page}"`)
  expect(answer).toBe(await told(createRequestHandler(build, 'production'), path))
})

it('every page whose address begins with /shop is among the few', async () => {
  const shell = map.flatMap((page) => page.children ?? [page])
  const paths = shell.flatMap(({ path }) =>
    /^shop(\/|$)/.test(path ?? '') ? [`/${path!.replace(/:\w+/g, '12')}`] : [],
  )
  expect(paths).toContain('/shop/12')
  const build = buildWithout()
  for (const path of paths)
    expect(await told(pageHandler(build, 'production'), path)).toBe(
      await told(createRequestHandler(build, 'production'), path),
    )
})

it('a build that lacks one of the few is refused at the start', () => {
  expect(() => pageHandler(buildWithout('routes/shop/part'), 'production')).toThrow(
    'The build has no page routes/shop/part.',
  )
})

it('in development, pages are asked for anew each time', async () => {
  let asked = 0
  const handle = pageHandler(() => Promise.resolve((asked++, buildWithout())), 'development')
  await told(handle, '/shop/12')
  await told(handle, '/shop/13')
  expect(asked).toBe(2)
})
