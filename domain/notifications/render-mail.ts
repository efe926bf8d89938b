import { mail as words } from '#common/words'
import { LANGUAGE, unitsUnbroken } from '#common/format'
import { escapeMarkup } from '#common/escape'

export type Row = [name: string, value: string, more?: string]

/** The content of a mail, before it becomes HTML and plain text. */
export type MailContent = {
  subject: string
  paragraphs: string[]
  button?: { label: string; link: string }
  /** What stays on one line wherever the paragraphs name it: the number of an order, which has dashes. */
  unbroken?: string
  /** Rows of name, value and what else there is to say of it, such as an order's lines. */
  rows?: Row[]
  /** Small print at the end. */
  note?: string
  /** How to get no more mails of this kind. */
  stop?: { label: string; link: string }
}

/** `seller`: who sells, line by line; empty: nobody said. */
type Sender = { shop: string; seller: readonly string[]; baseUrl: string; name: string }

/**
 * Anybody can sign up, or order, under any name with the e-mail address of somebody else: what a mail program makes a link of
 * is no name to greet by.
 */
const greeting = (name: string) => words.greeting(/\S{2}\.\p{L}{2}|\.\p{L}+\/|:\/\//u.test(name) ? '' : name)

/** A mail as plain text. */
export function asText(content: MailContent, { shop, seller, baseUrl, name }: Sender): string {
  const { paragraphs, rows = [], button, note, stop } = content
  const table = rows.map(([left, right, more]) => `${left}: ${right}${more ? `. ${more}` : ''}`).join('\n')
  const link = button && `${button.label}:\n${button.link}`
  const foot = [`${shop}\n${baseUrl}`, seller.join('\n')]
  const end = stop && `${stop.label}\n${stop.link}`
  return [greeting(name), ...paragraphs, table, link, note, end, ...foot].filter(Boolean).join('\n\n') + '\n'
}

const ink = '#22262b'
const signal = '#d8401f'

/** Mail programs invert what names no dark colours, each in its own way. A rule is stronger than an element's style if it is important. */
const SCHEMES = `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>
:root {color-scheme:light dark}
@media (prefers-color-scheme:dark) {
.page {background:#111315 !important;color:#ecedea !important}
.sheet {background:#191c1f !important}
.line {border-color:#2c3136 !important}
.small {color:#a7aeb4 !important}
.button {background:#ecedea !important;color:#191c1f !important}
}
</style>`

/** The longest value that stands beside its name; a longer one, such as an address, would leave no room for the names of parts. */
const BESIDE = 20

function rowOf([name, value, more]: Row): string {
  const line = 'padding:8px 0;border-top:1px solid #d9dde2'
  const [left, right] = [escapeMarkup(unitsUnbroken(more ? `${name}. ${more}` : name)), escapeMarkup(value)]
  if (value.length > BESIDE) return `<tr><td class="line" colspan="2" style="${line}">${left}<br>${right}</td></tr>`
  return `<tr><td class="line" style="${line}">${left}</td><td class="line" align="right" valign="top" style="${line};padding-left:16px;white-space:nowrap">${right}</td></tr>`
}

const onOneLine = (html: string, unbroken: string | undefined) =>
  unbroken ? html.replaceAll(unbroken, (number) => `<span style="white-space:nowrap">${number}</span>`) : html

/** A mail as HTML: one column, no pictures, readable in the simplest mail program. */
export function asHtml(content: MailContent, { shop, seller, baseUrl, name }: Sender): string {
  const { subject, paragraphs, unbroken, rows = [], button, note, stop } = content
  const text = (words: string) =>
    `<p style="margin:0 0 16px">${onOneLine(escapeMarkup(unitsUnbroken(words)), unbroken)}</p>`
  const table = rows.map(rowOf).join('')
  return `<!doctype html>
<html lang="${LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title>
${SCHEMES}</head>
<body class="page" style="margin:0;background:#f3f4f5;color:${ink};font:16px/1.5 Arial,Helvetica,sans-serif">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;border-top:4px solid ${signal};overflow-wrap:anywhere;word-break:break-word">
<p style="margin:0 0 24px;font-weight:bold;letter-spacing:.08em;text-transform:uppercase">${escapeMarkup(shop)}</p>
${text(greeting(name))}${paragraphs.map(text).join('')}
${table && `<table role="presentation" width="100%" style="border-collapse:collapse;margin:0 0 24px">${table}</table>`}
${button ? `<p style="margin:24px 0"><a class="button" href="${escapeMarkup(button.link)}" style="display:inline-block;padding:12px 20px;background:${ink};color:#ffffff;text-decoration:none;font-weight:bold">${escapeMarkup(button.label)}</a></p>` : ''}
${note ? `<p class="small" style="margin:24px 0 0;font-size:14px;color:#5b636c">${escapeMarkup(note)}</p>` : ''}
${stop ? `<p style="margin:16px 0 0;font-size:14px"><a class="small" href="${escapeMarkup(stop.link)}" style="color:#5b636c">${escapeMarkup(stop.label)}</a></p>` : ''}
<p class="small" style="margin:32px 0 0;font-size:14px;color:#5b636c"><a class="small" href="${escapeMarkup(baseUrl)}" style="color:#5b636c">${escapeMarkup(shop)}</a></p>
${seller.length > 0 ? `<p class="small" style="margin:8px 0 0;font-size:14px;color:#5b636c">${seller.map(escapeMarkup).join('<br>')}</p>` : ''}
</div></body></html>
`
}
