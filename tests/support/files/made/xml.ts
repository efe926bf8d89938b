type Attributes = Record<string, string | number | undefined>

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeXml = (text: string | number) =>
  String(text).replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!)

/** `<name a="b">content</name>`; without content `<name a="b"/>`. The content is XML; what is undefined is left out. */
export function element(name: string, attributes: Attributes = {}, content?: string): string {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(value!)}"`)
    .join('')
  return content === undefined ? `<${name}${said}/>` : `<${name}${said}>${content}</${name}>`
}

/** An element with a text; nothing, if there is none. */
export const field = (name: string, text: string | number | undefined, attributes: Attributes = {}) =>
  text === undefined ? '' : element(name, attributes, escapeXml(text))
