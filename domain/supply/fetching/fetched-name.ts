import { beginning } from '#common/beginning'

const MOST = 200

/** What a fetched file is called: as its server says (RFC 6266), else as the end of its address. Never a path. */
export function fetchedName(disposition: string | undefined, url: URL): string {
  const said = extended(disposition) ?? plain(disposition) ?? decoded(url.pathname)
  const name = said
    .split(/[/\\]/)
    .at(-1)!
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
  return name === '' || /^\.+$/.test(name) ? 'fetched' : beginning(name, MOST)
}

const plain = (disposition = '') => {
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/i.exec(disposition) ?? []
  return quoted?.replace(/\\(.)/g, '$1') ?? bare
}

/** `filename*=UTF-8''pr%C3%A9cios.csv` */
const extended = (disposition = '') => {
  const [, text] = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition) ?? []
  return text === undefined ? undefined : decoded(text)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
