import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSandbox } from '../support/test-sandbox.ts'

let sandbox: Awaited<ReturnType<typeof testSandbox>>
beforeAll(async () => void (sandbox = await testSandbox()))
afterAll(() => sandbox.close())

test('a mail with text, HTML and an attachment arrives whole', async () => {
  const pdf = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 256))
  const text = `Hello Zoë,\n.a line that begins with a dot\n..and one with two\n${'long '.repeat(400)}`
  await createTransport(sandbox.smtpUrl).sendMail({
    from: '"Camber Parts" <shop@example.com>',
    to: ['zoe@example.com', 'Max <max@example.com>'],
    subject: 'Your order № 17 — paid',
    text,
    html: '<p>Hello <b>Zoë</b></p>',
    attachments: [{ filename: 'invoice-17.pdf', content: pdf, contentType: 'application/pdf' }],
  })
  const [mail, ...others] = await sandbox.mailBox.list('ZOE@example.com')
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    from: 'Camber Parts <shop@example.com>',
    to: ['zoe@example.com', 'max@example.com'],
    subject: 'Your order № 17 — paid',
  })
  expect(mail!.text.trim()).toBe(text.trim())
  expect(mail!.html).toContain('<b>Zoë</b>')
  expect(Buffer.from(mail!.attachments[0]!.content).equals(pdf)).toBe(true)
  expect(await sandbox.mailBox.list('nobody@example.com')).toEqual([])
})

test('mails can be read in the browser and as JSON', async () => {
  await createTransport(sandbox.smtpUrl).sendMail({
    from: 'shop@example.com',
    to: 'reader@example.com',
    subject: '<b>Bold</b>',
    html: '<p>Hello</p>',
    attachments: [{ filename: 'bill №1.pdf', content: 'pdf', contentType: 'application/pdf' }],
  })
  const get = (path: string) => fetch(sandbox.localUrl + path)
  const [mail] = (await (await get('/mail.json?to=reader@example.com')).json()) as [
    { id: string; attachments: { url: string }[] },
  ]
  expect(await (await get('/mail?to=reader@example.com')).text()).toContain('&lt;b&gt;Bold&lt;/b&gt;')
  expect(await (await get(`/mail/${mail.id}`)).text()).toContain('sandbox="allow-popups')
  const shown = await get(`/mail/${mail.id}/html`)
  expect(await shown.text()).toContain('<p>Hello</p>')
  expect(shown.headers.get('content-security-policy')).not.toContain('allow-scripts')
  const file = await get(mail.attachments[0]!.url)
  expect(await file.text()).toBe('pdf')
  expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('bill №1.pdf'))
  expect((await get('/mail/none')).status).toBe(404)
})

test('many connections at once, and many mails over one', async () => {
  const pool = createTransport({ url: sandbox.smtpUrl, pool: true, maxConnections: 5 } as never)
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      pool.sendMail({ from: 'a@example.com', to: 'many@example.com', subject: `n${n}`, text: 'x' }),
    ),
  )
  pool.close()
  const subjects = (await sandbox.mailBox.list('many@example.com')).map(({ subject }) => subject)
  expect(new Set(subjects).size).toBe(40)
})

test('the listener answers the protocol, also when a chunk ends anywhere', async () => {
  const socket = connect(Number(new URL(sandbox.smtpUrl).port), '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  const dialogue =
    'HELO me\r\nRCPT TO:<x@example.com>\r\nMAIL FROM:<a@example.com> SIZE=999999999\r\nMAIL FROM:<a@example.com>\r\nDATA\r\n' +
    'RCPT TO:<bytes@example.com>\r\nNOOP\r\nVRFY me\r\nDATA\r\nSubject: bytes\r\n\r\none\r\n..two\r\n.\r\nRSET\r\nQUIT\r\n'
  for (const byte of dialogue) socket.write(byte)
  await new Promise((resolve) => socket.once('close', resolve))
  expect(
    heard
      .trim()
      .split('\r\n')
      .map((line) => line.slice(0, 3)),
  ).toEqual(['220', '250', '503', '552', '250', '503', '250', '250', '502', '354', '250', '250', '221'])
  expect((await sandbox.mailBox.list('bytes@example.com'))[0]!.text.trim()).toBe('one\n.two')
})

test('an open connection does not hold up the end', async () => {
  const other = await testSandbox()
  const socket = connect(Number(new URL(other.smtpUrl).port), '127.0.0.1')
  await new Promise((resolve) => socket.once('data', resolve))
  await other.close()
  expect(await new Promise((resolve) => socket.once('close', () => resolve('closed')))).toBe('closed')
})

test('only the newest 500 mails are stored', async () => {
  for (let n = 0; n < 520; n += 1) {
    sandbox.mailBox.keep({
      from: 'a@example.com',
      to: ['flood@example.com'],
      raw: Buffer.from(`Subject: ${n}\r\n\r\nx`),
    })
  }
  const mails = await sandbox.mailBox.list()
  expect(mails).toHaveLength(500)
  expect(mails[0]!.subject).toBe('519')
})
