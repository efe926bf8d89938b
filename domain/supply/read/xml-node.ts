import type { XmlNode } from './xml-records.ts'

const collapsed = (text: string) => (/\s\s|[\t\n\r]/.test(text) ? text.replaceAll(/\s+/g, ' ').trim() : text.trim())

/** Its text, also of its children, with single spaces. */
export const textOf = (node: XmlNode): string =>
  node.children.length === 0 ? collapsed(node.text) : collapsed([node.text, ...node.children.map(textOf)].join(' '))

/** An attribute by its first name that is there; null if there is none or it is blank. */
export function attribute(node: Pick<XmlNode, 'attributes'>, name: string, otherName?: string): string | null {
  const { attributes } = node
  for (let i = 0; i < attributes.length; i += 2)
    if (attributes[i] === name || attributes[i] === otherName) return collapsed(attributes[i + 1]!) || null
  return null
}

/** The first child of one of these names. */
export const child = (node: XmlNode, ...names: string[]): XmlNode | undefined =>
  node.children.find(({ name }) => names.includes(name))

/** The text of the first child of these names; null if there is none or it is blank. */
export const childText = (node: XmlNode, ...names: string[]): string | null => {
  const found = child(node, ...names)
  return found ? textOf(found) || null : null
}

/** The entries of a list: those children of `name` that are called `entry`. */
export const entries = (node: XmlNode, name: string, ...entry: string[]): XmlNode[] =>
  child(node, name)?.children.filter((one) => entry.includes(one.name)) ?? []

/** Old names of elements of a header, and what they are called now. */
const RENAMED: Record<string, string> = {
  BrandAAIAID: 'BrandID',
  SubBrandAAIAID: 'SubBrandID',
  VcdbVersionDate: 'VCdbPublicationDate',
  QdbVersionDate: 'QdbPublicationDate',
  PcdbVersionDate: 'PCdbPublicationDate',
  PAdbVersionDate: 'PAdbPublicationDate',
  ApprovedFor: 'PartsApprovedFor',
}

/** The texts of a header under their newest names. SubmissionType is in capitals, which files write in any way. */
export function headerOf(node: XmlNode): Record<string, string> {
  const header: Record<string, string> = {}
  for (const one of node.children) {
    const name = RENAMED[one.name] ?? one.name
    header[name] = name === 'SubmissionType' ? textOf(one).toUpperCase() : textOf(one)
  }
  return header
}

/** A count of a footer; null if it is not there or no number. */
export function countOf(node: XmlNode | undefined, name: string): number | null {
  const text = node && childText(node, name)
  return text && /^\d+$/.test(text) ? Number(text) : null
}
