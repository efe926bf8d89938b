import type { phrase } from '#common/phrase'

/** What a file is by its content. */
export type FileKind = Parameters<typeof phrase<'reading.otherKind'>>[1]

const startsWith = (text: string) => (bytes: Buffer) => bytes.subarray(0, text.length).toString('latin1') === text

/** The first bytes of kinds that are no text. */
const MAGIC: [FileKind, (bytes: Buffer) => boolean][] = [
  ['gzip', startsWith('\x1f\x8b')],
  ['zip', startsWith('PK\x03\x04')],
  ['zip', startsWith('PK\x05\x06')],
  ['oldExcel', startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  ['pdf', startsWith('%PDF-')],
  ['picture', startsWith('\x89PNG')],
  ['picture', startsWith('\xff\xd8\xff')],
  ['picture', startsWith('GIF8')],
  ['picture', (bytes) => startsWith('RIFF')(bytes) && bytes.subarray(8, 12).toString() === 'WEBP'],
  ['archive', startsWith('Rar!\x1a')],
  ['archive', startsWith('7z\xbc\xaf\x27\x1c')],
  ['archive', startsWith('\xfd7zXZ\0')],
  ['archive', startsWith('\x28\xb5\x2f\xfd')],
  ['archive', (bytes) => /^BZh\d1AY/.test(bytes.subarray(0, 8).toString('latin1'))],
  ['archive', (bytes) => bytes.subarray(257, 262).toString() === 'ustar'],
  ['program', startsWith('\x7fELF')],
  ['program', (bytes) => startsWith('MZ')(bytes) && bytes.includes(0)],
  ['rtf', startsWith('{\\rtf')],
]

/** Control characters that no list has; UTF-16 is full of zeros, so those are left to who decodes the text. */
function isBinary(bytes: Buffer): boolean {
  const strange = bytes.filter((byte) => byte < 0x20 && byte !== 0 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1a)
  return strange.length > bytes.length / 100
}

/** Recognises a file by its first bytes: a few thousand are enough, fewer if it is shorter. */
export function kindOf(bytes: Buffer): FileKind {
  const known = MAGIC.find(([, is]) => is(bytes))
  if (known) return known[0]
  const text = bytes
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/, '')
    .trimStart()
  if (/^(<!doctype html|<html|<head|<body|<table)\b/i.test(text)) return 'html'
  if (/^<[?!\w]/.test(text)) return 'xml'
  if (/^(\{\s*"|\[\s*[{["])/.test(text)) return 'json'
  return isBinary(bytes) ? 'binary' : 'csv'
}

/** Whether an Office file is locked: then it is of the old form, with the new one inside in a stream of this name. */
export const isLocked = (bytes: Buffer): boolean => bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
