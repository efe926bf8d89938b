import { parseAst } from 'vite'
import type { Source } from './sources.ts'

type Node = { type: string; [key: string]: unknown }

/** Attributes whose text people read or hear. */
const READ = /^(?:label|title|alt|aria-label|placeholder|heading|hint|text)$/
/** In these an attribute's text is still that attribute's text. */
const PASSES = /^(?:JSXExpressionContainer|ConditionalExpression|LogicalExpression)$/
/** Keys of the keyboard, headers, and examples of what is typed. */
const NOT_SAID =
  /^(?:Enter|Escape|Tab|Home|End|Backspace|Delete|Accept|Authorization|Bearer …|Location|Vary|X-Api-Key|[A-Z\d-]+)$/
/** Names are the same in every language, and crawlers have one of their own. */
const MAY_SAY: Record<string, RegExp> = {
  'app/routes/seo/robots.ts': /^(?:User-agent|Disallow|Sitemap): /,
  'app/routes/shop/home.tsx': /^(?:Ford|Toyota|Honda|Chevrolet|Audi|Volkswagen|Nissan|Hyundai|Kia|Mazda)$/,
  'app/ui/brand-marks/brands.ts': /^\w+$/,
  'app/web/settings.ts': /^Camber$/,
}

const ADDRESS = /^\s*\S*\/\S*\s*$/
const WORD = /\p{L}{2}/u
/** It begins like a sentence or a heading, or ends like one. */
const TEXT = /^\s*[A-Z][a-z]+(?:$|[^\w-])|^\s*[AI] [a-z]|[a-z] [a-z][^:[\]]*[.?!]\s*$/

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const nameOf = (node: unknown) => String((node as { name?: unknown }).name)

/** The text of a literal or a template, with … for each value; undefined for any other node. */
function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
  const isText = (node.type === 'JSXText' || node.type === 'Literal') && typeof node['value'] === 'string'
  return isText ? (node['value'] as string) : undefined
}

/** Imports, types, classes, schema.org's types, and errors that only a programmer reads. */
function isForMachines(node: Node): boolean {
  if (node.type === 'JSXAttribute') return nameOf(node['name']).startsWith('class')
  if (node.type === 'NewExpression') return /^(?:Type|Range)?Error$/.test(nameOf(node['callee']))
  if (node.type === 'Property') return (node['key'] as Node)['value'] === '@type'
  return /^TS(?!As|Satisfies|NonNull)/.test(node.type) || (/^(?:Im|Ex)port/.test(node.type) && Boolean(node['source']))
}

function isSaid(node: Node, text: string, isRead: boolean): boolean {
  if (ADDRESS.test(text)) return false
  if (node.type === 'JSXText') return WORD.test(text)
  return !NOT_SAID.test(text) && (isRead ? WORD : TEXT).test(text)
}

/** The texts for people that a source file of the screens has as literals, in their order. */
function saidIn(path: string, source: string): string[] {
  const said: string[] = []
  const look = (value: unknown, isRead = false): void => {
    if (Array.isArray(value)) return value.forEach((one) => look(one))
    if (!isNode(value) || isForMachines(value)) return
    const text = textOf(value)
    if (text && isSaid(value, text, isRead)) said.push(text.trim().replaceAll(/\s+/g, ' '))
    const reads = value.type === 'JSXAttribute' ? READ.test(nameOf(value['name'])) : isRead && PASSES.test(value.type)
    for (const [name, child] of Object.entries(value)) look(child, reads && name !== 'test')
  }
  look(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).body)
  return said
}

/** 16. Screens take their texts from the dictionary: a second language is one more module. */
export const screens = ({ path, text }: Source): string[] => {
  if (!path.startsWith('app/')) return []
  const said = saidIn(path, text).filter((one) => !MAY_SAY[path]?.test(one))
  return said.map((one) => `${path} says “${one}”`)
}
