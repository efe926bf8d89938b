import { Readable } from 'node:stream'
import { describe, expect, it, test } from 'vitest'
import { acesFile, readAces, readTable } from '../../../tests/support/files/made-files.ts'
import { decode } from './decode.ts'
import { decoderNamed } from './decoder-named.ts'

/** The bytes of a text in an encoding of one byte a letter. */
function bytesOf(text: string, encoding: string): Buffer {
  const code = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++)
    try {
      code.set(decoderNamed(encoding)!.decode(Buffer.from([byte])), byte)
    } catch {} // it has no such letter
  return Buffer.from([...text].map((character) => code.get(character)!))
}

const table = async (bytes: Buffer, encoding?: string) => {
  const { columns, rows } = await readTable(bytes, encoding ? { encoding } : {})
  return [columns, ...rows]
}
const cells = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(';'))

const GERMAN = 'Nummer;Bezeichnung\n1;Kühlmittelschlauch für Größe Ö\n2;Stoßdämpfer, Ölfilter\n3;Zündkerze\n'
const FRENCH = 'Numéro;Désignation\n1;Bougie d’allumage préchauffée\n2;Filtre à huile côté gauche\n'
const FRENCH_CAPITALS = 'NUMERO;DESIGNATION\n1;FILTRE D’HUILE “SPORT”…\n2;JEU D’AMORTISSEURS – ARRIERE\n'
const SPANISH = 'Número;Nombre\n1;¿Señal lámpara trasera?\n2;Catálogo: pastillas, año\n'
const POLISH = 'Numer;Nazwa\n1;Klocki hamulcowe przód, zestaw części\n2;Łożysko tylne, świeca żarowa\n'
const CZECH = 'Číslo;Název\n1;Brzdové destičky přední\n2;Tlumič pérování zadní, řetěz\n'
const RUSSIAN = 'Артикул;Наименование\n1;Колодки тормозные передние\n2;Диск тормозной\n'
const GREEK = 'Κωδικός;Περιγραφή\n1;Τακάκια φρένων εμπρός\n'

test.each([
  ['cp850', GERMAN],
  ['cp850', FRENCH.replace('’', "'")],
  ['cp850', SPANISH],
  ['cp850', 'n;name\n1;Ölfilter\n'],
  ['cp852', POLISH],
  ['cp852', CZECH],
  ['ibm866', RUSSIAN],
  ['macintosh', GERMAN],
  ['macintosh', FRENCH],
  ['windows-1252', GERMAN],
  ['windows-1252', FRENCH],
  ['windows-1252', FRENCH_CAPITALS],
  ['windows-1252', SPANISH],
  ['windows-1252', 'n;name\n1;Brembo™ Pad, 90°, ½ Zoll • 12 €\n'],
  ['windows-1250', POLISH],
  ['windows-1250', CZECH],
  ['windows-1251', RUSSIAN],
  ['koi8-r', RUSSIAN],
  ['iso-8859-7', GREEK],
])('a list in %s is recognised: %s', async (encoding, text) => {
  expect(await table(bytesOf(text, encoding))).toEqual(cells(text))
})

test.each([
  ['前刹车片，陶瓷，后制动盘，机油滤清器', 'c7b0c9b2b3b5c6aca3acccd5b4c9a3acbaf3d6c6b6afc5cca3acbbfad3cdc2cbc7e5c6f7'],
  [
    'フロントブレーキパッド、エンジンオイル',
    '8374838d839383678375838c815b834c8370836283688141834783938357839383498343838b',
  ],
  [
    '앞 브레이크 패드, 엔진 오일 필터 교체',
    'bed520baeab7b9c0ccc5a920c6d0b5e52c20bfa3c1f820bfc0c0cf20c7cac5cd20b1b3c3bc',
  ],
])('letters of two bytes: %s', async (name, hex) => {
  const line = Buffer.from([...Buffer.from('1;'), ...Buffer.from(hex, 'hex')])
  expect((await table(Buffer.concat([Buffer.from('n;name\n'), line])))[1]).toEqual(['1', name])
})

test('letters of DOS that are both in English and German code pages can be told by their encoding', async () => {
  const bytes = Buffer.from('n;name\n1;10 \xea\n', 'latin1')
  expect(await table(bytes, 'cp437')).toEqual([
    ['n', 'name'],
    ['1', '10 Ω'],
  ])
  expect(decoderNamed('IBM850')!.encoding).toBe('cp850')
  expect(decoderNamed('martian')).toBeUndefined()
})

test('UTF-16 of scripts whose letters have the bytes of control characters', async () => {
  const text = `${RUSSIAN}3;Řídítko\n`
  expect(await table(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(cells(text))
  expect(await table(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toEqual(cells(text))
})

test('the character with which old programs end a file is no row', async () => {
  expect(await table(Buffer.from('n;name\n1;x\n\x1a'))).toEqual([
    ['n', 'name'],
    ['1', 'x'],
  ])
})

describe('single letters of Windows within UTF-8', () => {
  const mixed = Buffer.concat([
    Buffer.from('n;name\n1;für Größe\n'),
    Buffer.from('2;Zündkerze\n', 'latin1'),
    Buffer.from('3;Señal 零\n'),
  ])

  it.each([1, 2, 3, 5, 64])('are read as those, and counted, in pieces of %s bytes', async (size) => {
    const bytes = Buffer.concat([
      Buffer.from('ä'),
      Buffer.from('für ', 'latin1'),
      Buffer.from('零Größe'),
      Buffer.from([0x80, 0xe9]),
    ])
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    )
    const { texts, strays } = decode(Readable.from([Buffer.from('ä, ä, '), ...pieces]))
    let text = ''
    for await (const piece of texts) text += piece
    expect([text, strays()]).toEqual(['ä, ä, äfür 零Größe€é', 3])
  })

  it('do not make the rest of the file Windows', async () => {
    expect((await table(mixed)).map(([, name]) => name)).toEqual(['name', 'für Größe', 'Zündkerze', 'Señal 零'])
  })
})

describe('an XML file that says another encoding than it has', () => {
  const note = 'für Größe'
  const notes = async (bytes: Buffer | string) => (await readAces(bytes)).apps[0]!.notes
  it('Windows as UTF-8', async () => {
    expect(await notes(Buffer.from(acesFile([{ notes: [note] }]), 'latin1'))).toEqual([note])
  })
  it('UTF-8 as ISO-8859-1', async () => {
    expect(await notes(acesFile([{ notes: [note] }], { encoding: 'ISO-8859-1' }))).toEqual([note])
  })
  it('what it says counts where the letters may be of it', async () => {
    const xml = acesFile([{ notes: ['příslušenství'] }], { encoding: 'windows-1250' })
    expect(await notes(bytesOf(xml, 'windows-1250'))).toEqual(['příslušenství'])
  })
})

describe('UTF-8 that was taken for Windows and encoded again', () => {
  const again = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text))

  it.each([1, 2, 3, 5, 64])('is put right and counted, in pieces of %s bytes', async (size) => {
    const right = 'für 5 € – ”Größe” 180°, Тормоз 零 à\u00A0'
    const bytes = Buffer.from(again(right))
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    )
    const { texts, twice } = decode(Readable.from(pieces))
    let text = ''
    for await (const piece of texts) text += piece
    expect([text, twice()]).toEqual([right, right.match(/[^\0-\x7f]/g)!.length])
  })

  it('stands beside what was encoded once, and is not seen in words that have such letters', async () => {
    const text = `n;name\n1;${again('Bremsbeläge')}\n2;Bremsbeläge\n3;PASTILHA NÃO ÂMBAR Ã°\n4;Åsa Ñandú “é”\n`
    const { rows, twice } = await readTable(Buffer.from(text))
    expect(rows.map(([, name]) => name)).toEqual([
      'Bremsbeläge',
      'Bremsbeläge',
      'PASTILHA NÃO ÂMBAR Ã°'.replace('Ã°', 'ð'),
      'Åsa Ñandú “é”',
    ])
    expect(twice()).toBe(2)
  })
})
