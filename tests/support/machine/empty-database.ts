import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'

/** The address of an empty database of its own, which is dropped when the test is finished; `how` ends its statement. */
export async function emptyDatabase(how = ''): Promise<string> {
  const name = `e_${randomBytes(6).toString('hex')}`
  const at = (pathname: string) => Object.assign(new URL(inject('postgresUrl')), { pathname }).href
  const run = async (statement: string) => {
    const client = new Client(at('/postgres'))
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`create database ${name} ${how}`)
  onTestFinished(() => run(`drop database ${name} with (force)`))
  return at(`/${name}`)
}
