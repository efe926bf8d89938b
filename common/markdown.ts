import MarkdownIt, { type Token } from 'markdown-it'
import { isPicture, pictureSources } from './pictures.ts'

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i
const SIZES = '(min-width: 48rem) 44rem, 100vw'

const md = new MarkdownIt({ html: false, linkify: true, typographer: true })
const { escapeHtml } = md.utils

md.validateLink = (address) => SAFE_LINK.test(address)

const levelOf = (token: Token) => Number(token.tag.slice(1))
const isHeading = (token: Token) => token.type.startsWith('heading_')

/** Alignment as a class, since the page allows no inline style. */
const align = (token: Token) => {
  const side = /^text-align:(left|center|right)$/.exec(String(token.attrGet('style') ?? ''))?.[1]
  token.attrs = side ? [['class', `text-${side}`]] : null
}

md.core.ruler.push('shop', ({ tokens, env }) => {
  // The page has titles of its own, so a text's highest headings stand below them, whatever its author used.
  const shift = Number(env['highest'] ?? 2) - Math.min(...tokens.filter(isHeading).map(levelOf))
  for (const token of tokens) {
    if (isHeading(token)) token.tag = `h${Math.min(6, levelOf(token) + shift)}`
    else if (token.type === 'th_open' || token.type === 'td_open') align(token)
  }
})

md.renderer.rules['link_open'] = (tokens, index, options, _env, self) => {
  const token = tokens[index]
  if (/^https?:/i.test(String(token?.attrGet('href')))) token?.attrSet('rel', 'noopener')
  return self.renderToken(tokens, index, options)
}

md.renderer.rules['image'] = (tokens, index, options, env, self) => {
  const token = tokens[index]
  if (!token) return ''
  const src = String(token.attrGet('src'))
  const alt = escapeHtml(self.renderInlineAsText(token.children ?? [], options, env))
  if (!isPicture(src)) return alt
  const img = `<img src="${escapeHtml(src)}" alt="${alt}" loading="lazy" decoding="async">`
  const sources = pictureSources(src)
  if (!sources) return img
  const source = (format: 'avif' | 'webp') =>
    `<source type="image/${format}" srcset="${sources[format]}" sizes="${SIZES}">`
  return `<picture>${source('avif')}${source('webp')}${img}</picture>`
}

/**
 * Renders Markdown as HTML that cannot contain script: raw HTML stays text, links lead to the web, mail, telephone or
 * this shop, pictures are ours or come by https. Its highest headings get the level `highest`. The same on the server and in
 * the browser.
 */
export function renderMarkdown(text: string, highest = 2): string {
  return md.render(text, { highest })
}

/** The first paragraph of a Markdown text as plain words, cut at a word to at most `length` characters. */
export function summarise(text: string, length = 200): string {
  const tokens = md.parse(text, {})
  const first = tokens.findIndex((token) => token.type === 'paragraph_open')
  const inline = tokens[first + 1]?.children ?? []
  const words = md.renderer.renderInlineAsText(inline, md.options, {}).replace(/\s+/g, ' ').trim()
  if (words.length <= length) return words
  const cut = words.slice(0, length).replace(/\s+\S*$/, '')
  return `${cut.slice(0, length - 1)}…`
}
