import { connect, createServer, type AddressInfo } from 'node:net'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '#platform/changes'
import { createLog } from '#platform/log'
import { copyDatabase } from '../tests/support/shop.ts'

/** A line to the database that garbles what the first caller says, once the connection stands. */
async function badLine(url: string): Promise<string> {
  const { hostname, port, searchParams } = new URL(url)
  const home = searchParams.get('host')
  let calls = 0
  const line = createServer((near) => {
    const isBad = ++calls === 1
    const far = home ? connect(`${home}/.s.PGSQL.${port}`) : connect(Number(port), hostname)
    near.on('data', (said) =>
      far.write(isBad ? Buffer.from(said.toString('latin1').replace('listen', 'lisxen'), 'latin1') : said),
    )
    far.pipe(near)
    near.on('close', () => far.destroy()).on('error', () => {})
    far.on('close', () => near.destroy()).on('error', () => {})
  })
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done))
  onTestFinished(() => void line.close())
  const through = new URL(url)
  through.searchParams.delete('host')
  through.host = `127.0.0.1:${(line.address() as AddressInfo).port}`
  return through.href
}

it('asks again when it stands in line but is not heard', async () => {
  const database = await copyDatabase()
  const heard: string[] = []
  const changes = listen(await badLine(database.url), createLog('fatal'), (tag) => heard.push(tag))
  onTestFinished(async () => {
    await changes.close()
    await database.drop()
  })
  await expect.poll(() => heard, { timeout: 5000 }).toEqual(['*'])
  const client = new Client(database.url)
  await client.connect()
  await client.query(`notify changes, 'part:1'`).finally(() => client.end())
  await expect.poll(() => heard).toEqual(['*', 'part:1'])
})
