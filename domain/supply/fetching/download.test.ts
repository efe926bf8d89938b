import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#platform/config'
import type { Ctx } from '#platform/context'
import { Problem } from '#platform/errors'
import { CERTIFICATE, fileServerFor } from '../../../tests/support/files/file-server.ts'
import { openArrivingFile } from '../arriving-file.ts'
import { type Downloaded, download, type Patience } from './download.ts'

let dataDir: string
beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'camber-download-'))))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const OPEN = { IMPORT_PRIVATE_ADDRESSES: 'yes' }
const PATIENT: Patience = { silenceMs: 20_000, bytesPerSecond: 1, mostMs: 60_000 }
type Further = {
  settings?: Record<string, string>
  secrets?: Record<string, string>
  known?: Record<string, string>
  patience?: Patience
}

/** What comes from an address: the file and its text; null: nothing new; or why it failed. */
async function fetched(url: string, { settings = OPEN, secrets = {}, known = {}, patience = PATIENT }: Further = {}) {
  const ctx = { config: readConfig({ DATA_DIR: dataDir, ...settings }) } as Ctx
  const { path, file } = await openArrivingFile(ctx)
  const asked = { url: new URL(url), secrets, known, signal: new AbortController().signal }
  try {
    const came = await download(ctx, asked, file, patience)
    return came && { ...came, text: await readFile(path, 'utf8') }
  } catch (err) {
    if (err instanceof Problem) return err.phrase.say
    throw err
  } finally {
    await file.close()
  }
}

const to = (location: string) => (_req: unknown, res: ServerResponse) => res.writeHead(302, { location }).end()

describe('a file', () => {
  it('is fetched, with its name and how its server knows it again', async () => {
    const { url } = await fileServerFor({
      '/feed': (_req, res) =>
        res
          .writeHead(200, {
            'content-disposition': 'attachment; filename="stock.csv"',
            etag: '"1"',
            'last-modified': 'Sun, 22 Nov 2026 04:00:00 GMT',
          })
          .end('number,stock\nA-1,3\n'),
    })
    const came = (await fetched(`${url}/feed`)) as Downloaded & { text: string }
    expect(came).toMatchObject({
      fileName: 'stock.csv',
      etag: '"1"',
      lastModified: 'Sun, 22 Nov 2026 04:00:00 GMT',
      text: 'number,stock\nA-1,3\n',
    })
    expect(came.digest).toHaveLength(32)
  })

  it('is not sent again when its server says that nothing is new', async () => {
    const { url, asked } = await fileServerFor({ '/a.csv': (_req, res) => res.writeHead(304).end() })
    expect(await fetched(`${url}/a.csv`, { known: { 'if-none-match': '"1"' } })).toBeNull()
    expect(asked[0]!.headers['if-none-match']).toBe('"1"')
  })

  it.each([
    ['/none', 'imports.fetchStatus'],
    ['/locked', 'imports.fetchNotLetIn'],
    ['/empty', 'imports.emptyFile'],
    ['/told-large', 'imports.fetchTooLarge'],
    ['/large', 'imports.fetchTooLarge'],
    ['/broken', 'imports.fetchBroken'],
  ])('at %s fails: %s', async (path, why) => {
    const { url } = await fileServerFor({
      '/locked': (_req, res) => res.writeHead(401).end(),
      '/empty': '',
      '/told-large': (_req, res) => res.writeHead(200, { 'content-length': 5000 }).end('x'.repeat(5000)),
      '/large': (_req, res) => {
        res.write('x'.repeat(900))
        res.end('x'.repeat(900))
      },
      '/broken': (_req, res) => {
        res.writeHead(200, { 'content-length': 100 }).write('half')
        setTimeout(() => res.destroy(), 50)
      },
    })
    expect(await fetched(url + path, { settings: { ...OPEN, IMPORT_MAX_BYTES: '1000' } })).toBe(why)
  })

  it('is given up when it comes too slowly, or takes too long in all', async () => {
    const { url } = await fileServerFor({
      '/silent': (_req, res) => res.writeHead(200).write('a'),
      '/never': () => {},
    })
    expect(await fetched(`${url}/silent`, { patience: { ...PATIENT, silenceMs: 100 } })).toBe('imports.fetchSlow')
    expect(await fetched(`${url}/never`, { patience: { ...PATIENT, mostMs: 100 } })).toBe('imports.fetchSlow')
  })

  it('of a server that is not there, or has no name, is not fetched', async () => {
    const gone = await fileServerFor()
    gone.close()
    expect(await fetched(`${gone.url}/a.csv`)).toBe('imports.fetchUnreachable')
    expect(await fetched('https://no-such-server.invalid/a.csv', { settings: {} })).toBe('imports.fetchUnreachable')
  })
})

describe('a fault of this machine', () => {
  const into = async (path: string, flags: string) => {
    const { url } = await fileServerFor({ '/a.csv': 'number\nA-1\n' })
    const ctx = { config: readConfig({ DATA_DIR: dataDir, ...OPEN }) } as Ctx
    const file = await open(path, flags)
    const asked = { url: new URL(`${url}/a.csv`), secrets: {}, known: {}, signal: new AbortController().signal }
    return download(ctx, asked, file, PATIENT)
      .catch((err: unknown) => err)
      .finally(() => file.close())
  }

  it('is not told as one of the connection: a full disk says so', async () => {
    expect(await into('/dev/full', 'w')).toMatchObject({ status: 507, code: 'no-room' })
  })

  it('any other is our own', async () => {
    const err = await into('/dev/null', 'r')
    expect(err).not.toBeInstanceOf(Problem)
    expect(err).toMatchObject({ cause: { code: 'EBADF' } })
  })
})

describe('an address that leads elsewhere', () => {
  it('is followed up to five times', async () => {
    const { url, asked } = await fileServerFor({
      '/file': 'number\nA-1\n',
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`/${n}`, to(n === 1 ? '/file' : `/${n - 1}`)])),
    })
    expect(await fetched(`${url}/5`)).toMatchObject({ text: 'number\nA-1\n', fileName: 'file' })
    asked.length = 0
    expect(await fetched(`${url}/6`)).toBe('imports.fetchRedirects')
    expect(asked.map((one) => one.url)).not.toContain('/file')
  })

  it('gets no secret of the first one, unless it is of the same server', async () => {
    const theirs = await fileServerFor({ '/file': 'number\nA-1\n' })
    const ours = await fileServerFor({ '/out': to(`${theirs.url}/file`), '/in': to('/file'), '/file': 'number\nA-1\n' })
    const secrets = { authorization: 'Basic c2VjcmV0', 'x-api-key': 'secret' }
    await fetched(`${ours.url}/out`, { secrets })
    await fetched(`${ours.url}/in`, { secrets })
    const sent = (asked: typeof theirs.asked) =>
      asked.map(({ url, headers }) => [url, headers['authorization'], headers['x-api-key']])
    expect(sent(theirs.asked)).toEqual([['/file', undefined, undefined]])
    expect(sent(ours.asked)).toEqual(['/out', '/in', '/file'].map((path) => [path, 'Basic c2VjcmV0', 'secret']))
  })

  it('must not lead from a public place into the own network, nor to another kind of address', async () => {
    const inside = await fileServerFor({ '/file': 'number\nA-1\n' })
    const { url } = await fileServerFor({
      '/in': to(`${inside.url}/file`),
      '/metadata': to('http://169.254.169.254/latest/meta-data/'),
      '/by-name': to('https://localhost/'),
      '/file-kind': to('file:///etc/passwd'),
    })
    // The demo's own sandbox is the one place of this machine that may be asked.
    const settings = { SANDBOX_URL: url }
    expect(await fetched(`${url}/in`, { settings })).toBe('imports.fetchNotHttps')
    expect(await fetched(`${url}/metadata`, { settings })).toBe('imports.fetchNotHttps')
    expect(await fetched(`${url}/by-name`, { settings })).toBe('imports.fetchPrivate')
    expect(await fetched(`${url}/file-kind`, { settings })).toBe('imports.fetchNotHttps')
    expect(inside.asked).toEqual([])
  })
})

describe('by https', () => {
  it('a certificate that nobody vouches for is refused', async () => {
    const { url, asked } = await fileServerFor({ '/a.csv': 'number\nA-1\n' }, true)
    expect(await fetched(`${url}/a.csv`, { secrets: { authorization: 'x' } })).toBe('imports.fetchCertificate')
    expect(asked).toEqual([])
  })

  it('a valid one is taken, and an address that leads to http is refused', async () => {
    const before = getCACertificates('default')
    setDefaultCACertificates([...before, CERTIFICATE])
    try {
      const plain = await fileServerFor({ '/a.csv': 'number\nA-1\n' })
      const { url } = await fileServerFor({ '/a.csv': 'number\nA-2\n', '/down': to(`${plain.url}/a.csv`) }, true)
      expect(await fetched(`${url}/a.csv`)).toMatchObject({ text: 'number\nA-2\n' })
      expect(await fetched(`${url}/down`)).toBe('imports.fetchDowngraded')
      expect(plain.asked).toEqual([])
    } finally {
      setDefaultCACertificates(before)
    }
  })
})

describe('without the setting', () => {
  it.each([
    ['https://127.0.0.1/a.csv', 'imports.fetchPrivate'],
    ['https://2130706433/a.csv', 'imports.fetchPrivate'],
    ['https://0x7f.1/a.csv', 'imports.fetchPrivate'],
    ['https://[::1]/a.csv', 'imports.fetchPrivate'],
    ['https://[::ffff:127.0.0.1]/a.csv', 'imports.fetchPrivate'],
    ['https://[64:ff9b::7f00:1]/a.csv', 'imports.fetchPrivate'],
    ['https://169.254.169.254/latest/meta-data/', 'imports.fetchPrivate'],
    ['https://localhost/a.csv', 'imports.fetchPrivate'],
    ['http://files.example/a.csv', 'imports.fetchNotHttps'],
  ])('%s is refused: %s', async (url, why) => expect(await fetched(url, { settings: {} })).toBe(why))
})
