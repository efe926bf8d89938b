import { expect, test } from 'vitest'
import { asHtml, asText } from './letter.ts'
import { letterOf } from './letters.ts'

const frame = { shop: 'Tom & Co', baseUrl: 'https://tom.example', name: '<script>alert(1)</script>' }
const link = 'https://tom.example/resetPassword?token=a&b="c'
const letter = letterOf({ template: 'reset-password', to: 'a@b.co', name: frame.name, link }, frame.shop)

test('HTML shows everything and runs nothing', () => {
  const html = asHtml({ ...letter, rows: [['Brake disc <front>', '$89']] }, frame)
  expect(html).not.toContain('<script')
  expect(html).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt;,')
  expect(html).toContain('href="https://tom.example/resetPassword?token=a&amp;b=&quot;c"')
  expect(html).toContain('Brake disc &lt;front&gt;')
  expect(html).toContain('Tom &amp; Co')
})

test('plain text says the same, with the link to copy', () => {
  const text = asText({ ...letter, rows: [['Total', '$89']] }, frame)
  expect(text).toContain(`\n${link}\n`)
  expect(text).toContain('Total: $89')
  expect(text).toContain('works once, within an hour')
})
