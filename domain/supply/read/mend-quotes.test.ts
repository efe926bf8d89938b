import { expect, test } from 'vitest'
import { quoteMender } from './mend-quotes.ts'

const inPieces = (text: string, size: number, separator: string): string => {
  const mend = quoteMender(separator)
  let out = ''
  for (let at = 0; at < text.length; at += size) out += mend(text.slice(at, at + size))
  return out + mend(undefined)
}
const KEPT: [string, string?][] = [
  ['a,b\n1,2\n'],
  ['"a","b"\n"1","two\nlines"\n'],
  ['"He said ""x"", y", y \n5" disc,12"\n'],
  ['"x" , "y"\r\n"","""",z'],
  ['a;"b";"c"', ';'],
  ['"a"\t"b"\t"5"" disc"\n', '\t'],
  ['a,"never closed\nb,"c d",e\n'],
  ['a,"never closed\nb,c\n'],
]
test.each(KEPT)('%j stays as it is, in pieces of any size', (text, separator = ',') => {
  for (const size of [1, 2, 3, 7, 1000]) expect(inPieces(text, size, separator)).toBe(text)
})

test.each([
  ['1,"Disc 12" vented",3\n', '1,"Disc 12"" vented",3\n'],
  ['1,"Disc, 12" vented, 5" left" ,3', '1,"Disc, 12"" vented, 5"" left" ,3'],
  ['"Pad \\"Sport\\" 5",2\n', '"Pad ""Sport"" 5",2\n'],
])('%j becomes %j', (text, mended) => {
  for (const size of [2, 3, 7, 1000]) expect(inPieces(text, size, ',')).toBe(mended)
})
