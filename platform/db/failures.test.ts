import { DatabaseError, Pool } from 'pg'
import { expect, it } from 'vitest'
import { isByGoneUser, isPassing } from './failures.ts'
import { retryClash } from './retry-clash.ts'

const failed = (code: string) => Object.assign(new DatabaseError('no', 2, 'error'), { code })

it.each(['08006', '53100', '53300', '57P01', '57P03', '57014', '40P01', '40001', '25006'])('%s passes', (code) => {
  expect(isPassing(failed(code))).toBe(true)
})

it.each(['23505', '23514', '42601', '22003', 'XX000'])('%s is our own mistake', (code) => {
  expect(isPassing(failed(code))).toBe(false)
})

it.each([
  ['on the network', 'postgres://nobody@127.0.0.1:9/none'],
  ['at its socket', 'postgres://nobody@localhost/none?host=/nowhere'],
])('a database that is not there, %s, will be there again', async (_, connectionString) => {
  const pool = new Pool({ connectionString })
  const refused = await pool.query('select 1').catch((err) => err)
  await pool.end()
  expect(isPassing(refused)).toBe(true)
  expect(isPassing(new Error('timeout exceeded when trying to connect'))).toBe(true)
})

it('anything else does not pass', () => {
  expect([new Error('oops'), 'oops', undefined, new TypeError('x is not a function')].some(isPassing)).toBe(false)
})

it.each(['40P01', '40001', '23505'])('%s is tried again, five times at most', async (code) => {
  let tries = 0
  const until = (last: number) => async () => {
    if (++tries < last) throw failed(code)
    return tries
  }
  expect(await retryClash(until(5))).toBe(5)
  tries = 0
  await expect(retryClash(until(6))).rejects.toMatchObject({ code })
  expect(tries).toBe(5)
})

it.each(['08006', '23514'])('%s is not tried again', async (code) => {
  let tries = 0
  await expect(retryClash(() => Promise.reject((tries++, failed(code))))).rejects.toMatchObject({ code })
  expect(tries).toBe(1)
})

it('a removed user is distinguished from other missing things', () => {
  const refused = (constraint: string) => Object.assign(failed('23503'), { constraint })
  expect(['orders_user_id_fkey', 'sessions_user_id_fkey'].map(refused).every(isByGoneUser)).toBe(true)
  expect([refused('order_line_part_id_fkey'), failed('23503'), failed('23505'), 'oops'].some(isByGoneUser)).toBe(false)
})
