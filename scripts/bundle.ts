import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

/**
 * Each process holds the text of its bundles: one letter beyond Latin-1 in a file makes all its letters take two bytes. Lines
 * and names stay as they are, for whoever reads a stack trace.
 */
const LEAN = { compress: false, mangle: false, codegen: { asciiOnly: true, removeWhitespace: false } }

/** Modules still find files beside their sources, and pages beside the build. */
const places: Plugin = {
  name: 'places',
  enforce: 'pre',
  resolveId: (id) => (id === '#pages' ? join(root, 'build/server/index.js') : null),
  transform(code, id) {
    const file = id.split('?')[0]!
    if (!/import\.meta\.(dirname|url)|__dirname/.test(code)) return null
    return code
      .replaceAll('import.meta.dirname', JSON.stringify(join(file, '..')))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
      .replaceAll(/(?<![\w$.])__dirname(?![\w$])/g, JSON.stringify(join(file, '..')))
  },
}

/**
 * Bundles the server's thousand modules into a few files, which Node reads in a third of the time. They contain this
 * folder's path.
 */
export async function bundle(files: readonly string[]): Promise<void> {
  const input = Object.fromEntries(files.map((file) => [basename(file, '.ts'), file]))
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [places],
    // Whatever NODE_ENV says at run time: React's development checks cost half of a page.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: ['sharp', 'vite', 'pg-native'] },
    build: {
      ssr: true,
      outDir: 'build/shop',
      target: 'es2023',
      copyPublicDir: false,
      rolldownOptions: { input, output: { minify: LEAN, comments: false } },
    },
  })
}
