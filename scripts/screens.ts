// `npm run screens`: takes the pictures of docs/screens again, every page at 390 and 1280 px, from a shop with 3,000 parts.
// `npm run screens -- home part`: those of two pages.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { browserName, STORED, STORED_BY, takeScreens } from '../tests/support/browser/screens.ts'
import { build, isBuildOld } from './build.ts'

if (await isBuildOld()) await build()
const only = process.argv.slice(2)
const taken = await Array.fromAsync(takeScreens(only))
if (only.length === 0) await rm(STORED, { recursive: true, force: true })
await mkdir(STORED, { recursive: true })
await writeFile(STORED_BY, `${await browserName()}\n`)
for (const { name, picture } of taken) await writeFile(join(STORED, `${name}.webp`), picture)
const bytes = taken.reduce((sum, { picture }) => sum + picture.byteLength, 0)
console.log(`${taken.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB, in docs/screens`)
