export type Encoding = 'br' | 'gzip' | 'identity'
/** The bytes of a constant text, in each encoding that was requested so far. */
export type Packed = Partial<Record<Encoding, Buffer<ArrayBuffer>>>

/** Whether an `Accept-Encoding` allows an encoding. */
export const acceptsEncoding = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';').map((word) => word.trim())
    return name.toLowerCase() === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/i.test(parameter))
  })

/** Our best encoding that an `Accept-Encoding` allows. */
export const encodingFor = (accepted = ''): Encoding =>
  acceptsEncoding(accepted, 'br') ? 'br' : acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity'

const bare = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether an `If-None-Match` contains this tag; weak and strong tags compare equal (RFC 9110, 13.1.2). */
export const isKnown = (ifNoneMatch = '', etag: string): boolean =>
  ifNoneMatch.split(',').some((known) => known.trim() === '*' || bare(known) === bare(etag))
