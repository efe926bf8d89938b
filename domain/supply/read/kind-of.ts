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

/** Control characters that no list has; UTF-16 without a mark is full of zeros, so those are left to who decodes the text. */
function isBinary(text: string): boolean {
  let strange = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x20 && code !== 0 && !(code >= 0x09 && code <= 0x0d) && code !== 0x1a) strange++
  }
  return strange > text.length / 100
}

/** In UTF-16 half of a letter may look like a control character. */
const textOf = (bytes: Buffer): string => {
  if (startsWith('\xff\xfe')(bytes)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith('\xfe\xff')(bytes)) return new TextDecoder('utf-16be').decode(bytes)
  return bytes.toString('latin1')
}

/** Recognises a file by its first bytes: a few thousand are enough, fewer if it is shorter. */
export function kindOf(bytes: Buffer): FileKind {
  const known = MAGIC.find(([, is]) => is(bytes))
  if (known) return known[0]
  const text = textOf(bytes)
    .replaceAll('\0', '')
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .trimStart()
  if (/^(<!doctype html|<html|<head|<body|<table)\b/i.test(text)) return 'html'
  if (/^<[?!\w]/.test(text)) return 'xml'
  if (/^(\{\s*"|\[\s*[{["])/.test(text)) return 'json'
  return isBinary(text) ? 'binary' : 'csv'
}

/** Whether an Office file is locked: then it is of the old form, with the new one inside in a stream of this name. */
export const isLocked = (bytes: Buffer): boolean => bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
