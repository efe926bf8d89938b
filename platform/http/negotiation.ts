export type Encoding = 'br' | 'gzip' | 'identity'
/** The bytes of a text that does not change, in each encoding that anybody asked for so far. */
export type Packed = Partial<Record<Encoding, Buffer<ArrayBuffer>>>

const takes = (header: string, encoding: string) =>
  header.split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';').map((word) => word.trim())
    return name.toLowerCase() === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/i.test(parameter))
  })

/** The best encoding of ours that an `Accept-Encoding` takes. */
export const encodingFor = (accepted = ''): Encoding =>
  takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : 'identity'

const bare = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether an `If-None-Match` names this very tag; weak and strong tags compare alike (RFC 9110, 13.1.2). */
export const isKnown = (ifNoneMatch = '', etag: string): boolean =>
  ifNoneMatch.split(',').some((known) => known.trim() === '*' || bare(known) === bare(etag))
