import MarkdownIt from 'markdown-it'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { attacks } from '../tests/spec/attacks.ts'
import { renderMarkdown, summarise } from './markdown.ts'

const elements =
  'a blockquote br code em h2 h3 h4 h5 h6 hr img li ol p picture pre s source strong table tbody td th thead tr ul'
const attributes = 'alt class decoding href loading rel sizes src srcset start title type'
const shop = 'https://shop.example'

const isLink = (value: string) => {
  const { protocol, origin } = new URL(value, shop)
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) && (!value.startsWith('/') || origin === shop)
}
const isPicture = (value: string) => {
  const { protocol, pathname, origin } = new URL(value, shop)
  return protocol === 'https:' && (origin !== shop || /^\/(media|pictures)\//.test(pathname))
}
const isSourceSet = (value: string) => value.split(', ').every((one) => isPicture(one.split(' ')[0] ?? ''))
const checks: Record<string, (value: string) => boolean> = { href: isLink, src: isPicture, srcset: isSourceSet }

/** What a browser would build from `html` that we do not allow. */
function faults(html: string): string[] {
  const found: string[] = []
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node) {
      if (!elements.split(' ').includes(node.tagName)) found.push(`<${node.tagName}>`)
      for (const { name, value } of node.attrs) {
        if (!attributes.split(' ').includes(name) || checks[name]?.(value) === false)
          found.push(`${node.tagName} ${name}=${value}`)
      }
    } else if (node.nodeName === '#comment') found.push('a comment')
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parseFragment(html))
  return found
}

describe('Markdown can carry no script', () => {
  it.each(attacks)('$name', ({ text }) => {
    expect(faults(renderMarkdown(text))).toEqual([])
    expect(faults(renderMarkdown(`- *a* ${text}\n\n> ${text}`))).toEqual([])
  })

  it('is more than forty attacks, and the check sees them where nothing stops them', () => {
    expect(new Set(attacks.map(({ text }) => text)).size).toBeGreaterThanOrEqual(40)
    const open = new MarkdownIt({ html: true })
    open.validateLink = () => true
    const caught = attacks.filter(({ text }) => faults(open.render(text)).length > 0)
    expect(caught.length).toBeGreaterThanOrEqual(40)
  })

  it('takes its time in step with the length of a text', () => {
    for (const piece of [
      '[',
      '![',
      '*a',
      '**a _b ',
      '> ',
      '`',
      '<',
      '|a',
      '- ',
      '[a](',
      'http://a.b/',
      '"',
      '(',
      '&',
    ]) {
      const begun = performance.now()
      renderMarkdown(piece.repeat(Math.floor(20_000 / piece.length)))
      expect(performance.now() - begun, piece).toBeLessThan(3000)
    }
  })
})

describe('Markdown', () => {
  it('puts headings below the title of the page', () => {
    expect(renderMarkdown('# One\n\n###### Six')).toBe('<h2>One</h2>\n<h6>Six</h6>\n')
    expect(renderMarkdown('## Two\n\n### Three')).toBe('<h2>Two</h2>\n<h3>Three</h3>\n')
  })

  it('links the web, mail, telephone and the shop', () => {
    expect(
      renderMarkdown('[a](/shop/1) [b](https://b.example/?a=1&b=2) [c](mailto:c@d.example) https://e.example'),
    ).toBe(
      '<p><a href="/shop/1">a</a> <a href="https://b.example/?a=1&amp;b=2" rel="noopener">b</a> ' +
        '<a href="mailto:c@d.example">c</a> <a href="https://e.example" rel="noopener">https://e.example</a></p>\n',
    )
  })

  it('shows our own pictures in every form, others as they are, and the words where there may be none', () => {
    const html = renderMarkdown('![Tyre](/pictures/blog/tyre.640.webp)')
    expect(html).toContain('srcset="/pictures/blog/tyre.160.avif 160w, /pictures/blog/tyre.320.avif 320w, ')
    expect(html).toContain('<img src="/pictures/blog/tyre.640.webp" alt="Tyre" loading="lazy" decoding="async">')
    expect(renderMarkdown('![a](https://x.example/a.png)')).toContain('<p><img src="https://x.example/a.png"')
    expect(renderMarkdown('![a *b*](http://x.example/a.png)')).toBe('<p>a b</p>\n')
  })

  it('aligns tables by class', () => {
    expect(renderMarkdown('|a|b|\n|-|-:|\n|1|2|')).toContain('<th>a</th>\n<th class="text-right">b</th>')
  })

  it('is summed up by its first paragraph', () => {
    expect(summarise('# Title\n\nThe *first* paragraph\nwith [a link](/x).\n\nMore.')).toBe(
      'The first paragraph with a link.',
    )
    expect(summarise(`${'word '.repeat(100)}`, 20)).toBe('word word word word…')
    expect(summarise('')).toBe('')
  })
})
