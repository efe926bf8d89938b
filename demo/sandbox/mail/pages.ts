import { Hono } from 'hono'
import { html } from 'hono/html'
import { page } from '../layout.ts'
import type { Mail, MailBox } from './box.ts'

/** The mail box in the browser at `/mail`, and for tests at `/mail.json?to=`. */
export function mailPages(box: MailBox) {
  const app = new Hono()

  app.get('/mail', async (c) => {
    const to = c.req.query('to') ?? ''
    return c.html(listPage(await box.list(to), to))
  })

  app.get('/mail.json', async (c) => c.json((await box.list(c.req.query('to'))).map(asJson)))

  app.get('/mail/:id', async (c) => {
    const mail = await box.find(c.req.param('id'))
    return mail ? c.html(mailPage(mail)) : c.notFound()
  })

  app.get('/mail/:id/html', async (c) => {
    const mail = await box.find(c.req.param('id'))
    if (!mail) return c.notFound()
    // Mail is shown without scripts, forms or cookies, wherever this address is opened.
    c.header(
      'Content-Security-Policy',
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'",
    )
    return c.html(`<base target="_blank">${mail.html}`)
  })

  app.get('/mail/:id/raw', (c) => {
    const bytes = box.raw(c.req.param('id'))
    return bytes ? c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'text/plain; charset=utf-8' }) : c.notFound()
  })

  app.get('/mail/:id/attachments/:index', async (c) => {
    const mail = await box.find(c.req.param('id'))
    const attachment = mail?.attachments[Number(c.req.param('index'))]
    if (!attachment) return c.notFound()
    return c.body(new Uint8Array(attachment.content), 200, {
      'Content-Type': attachment.mimeType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
      'X-Content-Type-Options': 'nosniff',
    })
  })
  return app
}

/** A mail as tests read it: attachments as addresses. */
const asJson = ({ attachments, ...mail }: Mail) => ({
  ...mail,
  attachments: attachments.map(({ content: _content, ...attachment }, index) => ({
    ...attachment,
    url: attachmentUrl(mail.id, index),
  })),
})

const attachmentUrl = (id: string, index: number) => `/mail/${id}/attachments/${index}`

const listPage = (mails: Mail[], to: string) =>
  page(
    'Mail box',
    html`<form class="row">
        <input type="search" name="to" value="${to}" placeholder="Address" aria-label="Sent to" />
        <button>Show</button>
        <a class="button" href="/mail${to ? `?to=${encodeURIComponent(to)}` : ''}">Reload</a>
      </form>
      ${
        mails.length === 0
          ? html`<p>${to ? `No mail for ${to}.` : 'No mail yet. What the shop sends arrives here.'}</p>`
          : html`<div class="scroll">
              <table>
                <thead>
                  <tr>
                    <th>Subject</th>
                    <th>To</th>
                    <th>Arrived</th>
                  </tr>
                </thead>
                <tbody>
                  ${mails.map(
                    (mail) =>
                      html`<tr>
                        <td>
                          <a href="/mail/${mail.id}">${mail.subject}</a>
                          ${mail.attachments.length > 0 ? html`<span class="tag">${plural(mail.attachments.length, 'file')}</span>` : ''}
                        </td>
                        <td>${mail.to.join(', ')}</td>
                        <td class="dim nowrap">${time(mail.at)}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
      }`,
    '/mail',
  )

const mailPage = (mail: Mail) =>
  page(
    mail.subject,
    html`<dl>
        <dt>From</dt>
        <dd>${mail.from}</dd>
        <dt>To</dt>
        <dd>${mail.to.join(', ')}</dd>
        <dt>Arrived</dt>
        <dd>${time(mail.at)}</dd>
      </dl>
      ${
        mail.attachments.length > 0
          ? html`<p class="row">
              ${mail.attachments.map(
                ({ filename, size }, index) =>
                  html`<a class="button" href="${attachmentUrl(mail.id, index)}" download="${filename}"
                    >${filename} (${kilobytes(size)})</a
                  >`,
              )}
            </p>`
          : ''
      }
      ${
        mail.html
          ? html`<iframe
              class="mail"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              src="/mail/${mail.id}/html"
              title="Mail as HTML"
            ></iframe>`
          : ''
      }
      <h2>As text</h2>
      <pre>${mail.text || 'This mail has no text part.'}</pre>
      <p><a href="/mail">All mail</a> · <a href="/mail/${mail.id}/raw">Source</a></p>`,
    '/mail',
  )

const time = (iso: string) => iso.slice(0, 19).replace('T', ' ')
const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
const kilobytes = (bytes: number) => (bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024)} KB`)
