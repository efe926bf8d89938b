import { escapeMarkup } from '#common/escape'

/** XML 1.0 has no way to write these characters. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

type Value = string | number | null | undefined
type Attributes = Record<string, Value>

/** A value as the text of an element or attribute, without the characters that XML cannot have. */
export const xmlText = (value: string | number): string => escapeMarkup(String(value).replace(UNWRITABLE, ''))

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === null || value === undefined ? '' : ` ${name}="${xmlText(value)}"`))
    .join('')

/** An element with a text; nothing where there is none. */
export const element = (name: string, value: Value, attributes: Attributes = {}): string =>
  value === null || value === undefined || value === ''
    ? ''
    : `<${name}${attributesOf(attributes)}>${xmlText(value)}</${name}>`

/** An element without content. */
export const empty = (name: string, attributes: Attributes): string => `<${name}${attributesOf(attributes)}/>`

/** An element around others, which are XML already; nothing where there are none. */
export const around = (name: string, inner: readonly string[], attributes: Attributes = {}): string => {
  const content = inner.join('')
  return content === '' ? '' : `<${name}${attributesOf(attributes)}>${content}</${name}>`
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
