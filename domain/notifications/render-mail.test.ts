import { expect, test } from 'vitest'
import { asHtml, asText } from './render-mail.ts'
import { mailContent } from './mail-content.ts'

const sender = {
  shop: 'Tom & Co',
  seller: ['Tom & Co Ltd', '5 Mill Road, Cork'],
  baseUrl: 'https://tom.example',
  name: '<script>alert(1)</script>',
}
const link = 'https://tom.example/resetPassword?token=a&b="c'
const content = mailContent({ template: 'reset-password', to: 'a@b.co', name: sender.name, link }, sender.shop)

test('HTML shows everything and runs nothing', () => {
  const html = asHtml({ ...content, rows: [['Brake disc <front>', '$89']] }, sender)
  expect(html).not.toContain('<script')
  expect(html).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt;,')
  expect(html).toContain('href="https://tom.example/resetPassword?token=a&amp;b=&quot;c"')
  expect(html).toContain('Brake disc &lt;front&gt;')
  expect(html).toContain('Tom &amp; Co</a>')
  expect(html).toContain('Tom &amp; Co Ltd<br>5 Mill Road, Cork')
})

test('an amount stands beside its name, on one line, and an address below', () => {
  const address = 'Ada Park, 12 Golden Gate Ave, San Francisco'
  const html = asHtml(
    {
      ...content,
      rows: [
        ['Total', '$89'],
        ['Goes to', address],
      ],
    },
    sender,
  )
  expect(html).toMatch(/Total<\/td><td class="line" align="right"[^>]*nowrap">\$89<\/td>/)
  expect(html).toMatch(new RegExp(`<td class="line" colspan="2"[^>]*>Goes to<br>${address}</td>`))
})

test('the number of an order does not break at its dashes, and is plain in the text', () => {
  const mail = { ...content, paragraphs: ['Your order CM-7F3K-29QD is paid.'], unbroken: 'CM-7F3K-29QD' }
  expect(asHtml(mail, sender)).toContain('order <span style="white-space:nowrap">CM-7F3K-29QD</span> is paid.')
  expect(asText(mail, sender)).toContain('order CM-7F3K-29QD is paid.')
})

test('units stay with their part', () => {
  const mail = {
    ...content,
    paragraphs: ['Cancelled: 2 × Brake disc.'],
    rows: [['2 × Disc 302 × 26 mm', '$89'] as [string, string]],
  }
  const html = asHtml(mail, sender)
  expect(html).toContain('Cancelled: 2\u00a0×\u00a0Brake disc.')
  expect(html).toContain('2\u00a0×\u00a0Disc 302\u00a0×\u00a026 mm')
})

test('what else there is to say of a line stands behind its amount in plain text, and with its name in HTML', () => {
  const mail = { ...content, rows: [['4 × Disc, BD-1', '$160', '1 of it cancelled'] as [string, string, string]] }
  expect(asText(mail, sender)).toContain('4 × Disc, BD-1: $160. 1 of it cancelled\n')
  expect(asHtml(mail, sender)).toMatch(/4.×.Disc, BD-1\. 1 of it cancelled<\/td><td [^>]*>\$160/)
})

test('a word that is wider than a telephone breaks, so that no amount is off the screen', () => {
  expect(asHtml(content, sender)).toMatch(
    /<div class="sheet" style="[^"]*overflow-wrap:anywhere;word-break:break-word"/,
  )
})

test('plain text says the same, with the link to copy', () => {
  const text = asText({ ...content, rows: [['Total', '$89']] }, sender)
  expect(text).toContain(`\n${link}\n`)
  expect(text).toContain('Total: $89')
  expect(text).toContain('\n\nTom & Co Ltd\n5 Mill Road, Cork\n')
  expect(text).toContain('works once, within an hour')
})

test('the shop is told why a file is not fetched or applied, each reason a sentence', () => {
  const to = { to: 'a@b.co', name: '', link, supplier: 'Grove' }
  const failed = mailContent(
    { template: 'fetch-failed', ...to, why: [{ say: 'imports.fetchStatus', params: [500] }] },
    sender.shop,
  )
  expect(failed.subject).toBe('The file of Grove cannot be fetched')
  expect(failed.paragraphs).toContain('The server has a fault of its own (status 500).')
  const why = [
    { say: 'imports.doubtColumns', params: [] },
    { say: 'imports.doubtGone', params: [3, 20] },
  ]
  const waits = mailContent({ template: 'file-waits', ...to, file: 'stock.csv', why }, sender.shop)
  expect(waits.paragraphs.join(' ')).toContain('3 parts of 20 would no longer be sold, or lose all cars.')
})

test.each([
  'You won! https://evil.example/prize',
  'Win at evil.example',
  'www.evil.example',
  'me@evil.example',
  't.me/evil',
])('nobody is greeted with an address that another wrote: %s', (name) => {
  for (const mail of [asHtml(content, { ...sender, name }), asText(content, { ...sender, name })]) {
    expect(mail).toContain('Hello there,')
    expect(mail).not.toContain('evil')
  }
})

test.each(['Jo Doe', 'J. R. Smith', 'J.R. Smith', 'Dr. Anna-Lena Müller', '李雷', "D'Arcy"])(
  '%s is greeted by name',
  (name) => {
    expect(asText(content, { ...sender, name })).toContain(`Hello ${name},`)
  },
)

test('a mail is dark where its reader has it so, and no mail program has to guess the colours', () => {
  const note = 'Small print.'
  const stop = { label: 'No more of these', link }
  const html = asHtml({ ...content, rows: [['Total', '$89']], note, stop }, sender)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  const [, dark] = /@media \(prefers-color-scheme:\s?dark\) \{([^]*?)\n\}/.exec(html)!
  const named = [...dark!.matchAll(/\.(\w+)/g)].map(([, name]) => name)
  // What has a colour of its own has one in the dark, too.
  const coloured = [...html.matchAll(/<(?!meta)[^>]*style="[^"]*(?:color|background|solid)[^"]*"[^>]*>/g)].map(
    ([tag]) => tag,
  )
  expect(coloured.length).toBeGreaterThan(6)
  for (const tag of coloured) expect(named).toContain(/class="(\w+)"/.exec(tag)?.[1])
})
