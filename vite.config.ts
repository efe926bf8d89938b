import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import packages from './package.json' with { type: 'json' }
import { fewFiles } from './scripts/few-files.ts'

const root = import.meta.dirname
const fileOf = (id: string): string | undefined => {
  const [, folder, name] = /^#(common|platform|domain|web)\/(.+)$/.exec(id) ?? []
  if (!folder || !name) return undefined
  if (folder === 'web') return resolve(root, `app/web/${name}.ts`)
  if (folder !== 'domain' || name.endsWith('/schema')) return resolve(root, `${folder}/${name}.ts`)
  return resolve(root, `domain/${name}/index.server.ts`)
}
const browserSafe = (id: string) => id.startsWith('#common/') || id.endsWith('/schema')

/**
 * The wall between pages and shop. Doors (`#domain/x`, `#platform/x`) and the loaders' context stay outside the
 * server build, where Node resolves them by package.json, so that pages and server share one instance of each.
 * What a browser may see (`#common/x`, `#domain/x/schema`) is bundled. A door in a browser's bundle is an error.
 */
function doors(): Plugin {
  let building = true
  return {
    name: 'doors',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId(id, importer) {
      const file = fileOf(id)
      if (!file) return null
      if (browserSafe(id)) return file
      if (id.startsWith('#web/') && !building) return file
      if (this.environment.name === 'client') this.error(`${importer} brings ${id} into the browser`)
      return { id: building ? id : pathToFileURL(file).href, external: true }
    },
  }
}

/**
 * Of a dictionary and of a domain's shapes a page gets only the files of what it uses, and no shape that nobody asks for. The
 * two files that do something when they are loaded give zod its words.
 */
const treeshake = {
  moduleSideEffects: [{ test: /\/(common\/(?!schema-words|fields)|domain\/)/, sideEffects: false }],
  manualPureFunctions: ['z'],
}

/** Runtime packages that pages use, too. */
const IN_PAGES = ['markdown-it', 'react', 'react-dom', 'react-router', 'zod']

/**
 * In development packages are prepared for a browser before it asks. One that is met later reloads the page: so the
 * components are looked through first, and packages of the server are left alone.
 */
const optimizeDeps = {
  entries: ['app/entry.client.tsx', 'app/ui/**/*.tsx'],
  exclude: Object.keys(packages.dependencies).filter((name) => !IN_PAGES.includes(name)),
}

export default defineConfig({
  publicDir: 'app/public',
  plugins: [doors(), fewFiles(), tailwindcss(), reactRouter()],
  build: { target: 'es2023', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { treeshake } } } },
  optimizeDeps,
  server: { watch: { ignored: ['**/.data/**'] } },
})
