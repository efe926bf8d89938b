import { expect, it, test } from 'vitest'
import { acesApp, acesFile, readAces } from '../../../tests/support/files/made-files.ts'
import { tidyXml } from './tidy-xml.ts'

const inPieces = (text: string, size: number): string => {
  const tidy = tidyXml()
  let out = ''
  for (let at = 0; at < text.length; at += size) out += tidy(text.slice(at, at + size))
  return out + tidy(undefined)
}

test.each([
  ['<a>x & y</a>', '<a>x &amp; y</a>'],
  ['<a b="A&B">&&</a>', '<a b="A&amp;B">&amp;&amp;</a>'],
  ['<a>&amp; &#38; &#x26; &lt;</a>', '<a>&amp; &#38; &#x26; &lt;</a>'],
  ['<a>&nbsp; & &a1;</a>', '<a>&nbsp; &amp; &a1;</a>'],
  ['<a>\u000B1&#x1F;2&#11;3&#10;</a>', '<a> 1 2 3&#10;</a>'],
  ['<a><![CDATA[x & y]] > &]]>&</a>', '<a><![CDATA[x & y]] > &]]>&amp;</a>'],
  ['<a><!-- x & y --></a>', '<a><!-- x & y --></a>'],
  ['\n \t<?xml version="1.0"?><a/>', '<?xml version="1.0"?><a/>'],
  ['<a>1 < 2 &', '<a>1 < 2 &amp;'],
  ['', ''],
])('%j becomes %j, in pieces of any size', (text, tidy) => {
  for (const size of [1, 2, 3, 5, 8, 13, 1000]) expect(inPieces(text, size)).toBe(tidy)
})

it('reads ACES as programs write it that know no XML', async () => {
  const app = acesApp({ notes: ['x'] }).replace('>x<', '>Front & rear\u000B, A&B&#x1F;<')
  const file = await readAces(`\n  ${acesFile([app])}`)
  expect(file.apps[0]!.notes).toEqual(['Front & rear , A&B'])
})
