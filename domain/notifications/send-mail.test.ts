import { type AddressInfo, createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { Ctx } from '#platform/context'
import { createLog } from '#platform/log'
import { sendMail } from './send-mail.ts'

/** A context whose mail server answers each recipient so, and tells what it hears. */
async function shopWith(answer: string, onSaid: (said: string) => void = () => {}): Promise<Ctx> {
  const server = createServer((socket) => {
    socket.write('220 mail\r\n')
    let isMail = false
    socket.on('data', (bytes) => {
      const said = bytes.toString()
      onSaid(said)
      if (isMail && !said.endsWith('\r\n.\r\n')) return
      isMail = !isMail && /^DATA/i.test(said)
      if (isMail) socket.write('354 go on\r\n')
      else socket.write(/^RCPT/i.test(said) ? `${answer}\r\n` : '250 yes\r\n')
    })
    socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  onTestFinished(() => void server.close())
  const SMTP_URL = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config = {
    SMTP_URL,
    SHOP_NAME: 'Camber',
    SELLER: [],
    CONTACT_EMAIL: 'shop@example.com',
    baseUrl: 'http://localhost',
  }
  return { config, log: createLog('silent'), actor: { kind: 'system', name: 'test' } } as unknown as Ctx
}

const mail = { template: 'verify-email', to: 'gone@example.com', name: 'Gone', link: 'http://localhost/x' }

it('a mail to an address that the mail server refuses for good is given up', async () => {
  await expect(sendMail(await shopWith('550 no such mailbox'), mail)).resolves.toBeUndefined()
})

it('a mail that the mail server refuses for now, or without a server, is tried again later', async () => {
  for (const answer of ['451 try later', '554 5.7.1 Relay access denied'])
    await expect(sendMail(await shopWith(answer), mail)).rejects.toThrow(answer)
  const nowhere = await shopWith('250 yes')
  const config = { ...nowhere.config, SMTP_URL: 'smtp://127.0.0.1:9' }
  await expect(sendMail({ ...nowhere, config }, mail)).rejects.toThrow('ECONNREFUSED')
})

it('a mail that its job sends again has the same Message-ID, and that of another job another one', async () => {
  let heard = ''
  const shop = await shopWith('250 yes', (said) => (heard += said))
  for (const job of ['first', 'first', 'second', undefined])
    await sendMail({ ...shop, actor: { kind: 'system', name: 'send-mail', ...(job && { job }) } }, mail)
  const ids = [...heard.matchAll(/^Message-ID: <(.+)@(.+)>/gim)].map(([, id]) => id)
  expect(ids.slice(0, 3)).toEqual(['first', 'first', 'second'])
  expect(ids[3]).toMatch(/^[\w-]{20,}$/)
})

const order = {
  to: 'shop@example.com',
  name: '',
  link: 'http://localhost/x',
  number: 'KX4T7PQ2',
  lines: [],
  prices: { currency: 'USD', whole: true },
  shipping: 0,
  total: 0,
}

it('a mail says that a machine wrote it, so that no holiday notice answers; what a buyer asks the shop does not', async () => {
  let heard = ''
  const shop = await shopWith('250 yes', (said) => (heard += said))
  await sendMail(shop, mail)
  expect(heard).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  heard = ''
  await sendMail(shop, { ...order, template: 'order-question', text: 'When?', replyTo: 'ada@example.com' })
  expect(heard).toContain('Subject:')
  expect(heard).not.toContain('Auto-Submitted')
})
