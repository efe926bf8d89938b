import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  acesApp,
  acesPieces,
  csvPieces,
  piesPieces,
  writePieces,
  xlsxFile,
} from '../../tests/support/files/made-files.ts'
import { APART_FLAGS } from '../../run/apart.ts'
import { table } from './report.ts'

const GIGABYTE = 1e9

/** Takes pieces until they have so many bytes together. */
function* upTo(bytes: number, pieces: Iterable<string>): Generator<string> {
  let written = 0
  for (const piece of pieces) {
    if (written >= bytes) return
    written += piece.length
    yield piece
  }
}

function* count(most = Number.POSITIVE_INFINITY): Generator<number> {
  for (let n = 0; n < most; n++) yield n
}

const HEAD = ['brand', 'number', 'name', 'type', 'price', 'stock', 'gtin', 'oe_numbers', 'attributes']
const rowOf = (n: number) => [
  `Brand ${n % 40}`,
  `BP-${n}`,
  `Brake pad set, front axle, "${n % 300} mm"`,
  'Brake Pads',
  ((n * 37) % 50_000) / 100,
  n % 100,
  String(4_000_000_000_000 + n),
  `BMW ${34_000_000 + n} | AUDI 8E0 ${n % 100_000}`,
  `Diameter = ${250 + (n % 90)} mm | Thickness = ${n % 30} mm`,
]
const appOf = (n: number) => ({
  vehicle: { baseVehicle: 1000 + (n % 60_000), subModel: n % 90 },
  attributes: { EngineBase: n % 4000 },
  quals: n % 4 === 0 ? [{ id: 9, text: 'With 280 mm disc', params: [{ value: '280', uom: 'mm' }] }] : [],
  notes: n % 8 === 0 ? [`Without sport suspension, from chassis number ${n}`] : [],
  position: 22,
  number: `BP-${n % 30_000}`,
})
const itemOf = (n: number) => ({
  number: `BP-${n}`,
  gtin: String(4_000_000_000_000 + n),
  prices: [{ price: String(((n * 37) % 50_000) / 100) }],
  attributes: [{ id: 'Diameter', value: String(250 + (n % 90)), uom: 'mm' }],
  weight: { value: '1.2', uom: 'KG' },
  interchange: [{ brand: 'BBHK', number: `34 11 6 ${n}` }],
})

function* map<T>(numbers: Iterable<number>, made: (n: number) => T): Generator<T> {
  for (const n of numbers) yield made(n)
}
function* rows() {
  yield HEAD
  yield* map(count(), rowOf)
}
/** An ACES file of at least so many bytes. */
function* largeAces(bytes: number): Generator<string> {
  yield* acesPieces(
    upTo(
      bytes,
      map(count(), (n) => acesApp({ id: n + 1, ...appOf(n) })),
    ),
    { count: null },
  )
}

const FILES: Record<string, (path: string) => Promise<void>> = {
  'list of 2 GB.csv.gz': (path) => writePieces(path, upTo(2 * GIGABYTE, csvPieces(rows()))),
  'applications of 2 GB.xml.gz': (path) => writePieces(path, largeAces(2 * GIGABYTE)),
  '1,000,000 applications.xml': (path) => writePieces(path, acesPieces(map(count(1_000_000), appOf))),
  '120,000 items.xml': (path) => writePieces(path, piesPieces(map(count(120_000), itemOf))),
  '1,048,575 rows.xlsx': async (path) => {
    function* sheet() {
      yield HEAD
      yield* map(count(1_048_575), rowOf)
    }
    await writeFile(path, xlsxFile([{ rows: sheet() }]))
  },
}

type Taken = { records: number; seconds: number; processor: number; mostMb: number }

/**
 * Reads large made files, each in a process of its own with the flags of the importer, and prints records a second,
 * processor time and the most memory that the process had. The files stay in `folder` for the next time.
 */
export async function benchReading(folder: string, wanted = ''): Promise<void> {
  await mkdir(folder, { recursive: true })
  const lines: (string | number)[][] = []
  for (const [name, make] of Object.entries(FILES).filter(([name]) => name.includes(wanted))) {
    const path = join(folder, name)
    const unfinished = path.replace(/(\.gz)?$/, '.part$1')
    if (!existsSync(path)) {
      await make(unfinished)
      await rename(unfinished, path)
    }
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...APART_FLAGS,
      join(import.meta.dirname, 'reading-process.ts'),
      path,
    ])
    const { records, seconds, processor, mostMb } = JSON.parse(stdout) as Taken
    lines.push([name, (await stat(path)).size / 1e6, records, seconds, processor, records / seconds, mostMb])
  }
  table(
    'Reading suppliers’ files',
    ['file', 'MB on disk', 'records', 's', 's of processor', 'records/s', 'most MB'],
    lines,
  )
}
