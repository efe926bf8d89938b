import type { Ctx } from '#platform/context'
import { asHtml, asText } from './render-mail.ts'
import { mailContent } from './mail-content.ts'
import { deliver } from './mailer.ts'
import { mail as mailShape } from './schema.ts'

/**
 * The job `send-mail`: renders the queued mail and sends it to the mail server. A throw means a later retry; an address that
 * the server refuses for good is only logged.
 */
export async function sendMail(ctx: Ctx, queued: unknown): Promise<void> {
  const mail = mailShape.parse(queued)
  const { SHOP_NAME: shop, CONTACT_EMAIL, SMTP_URL, baseUrl } = ctx.config
  if (!SMTP_URL) throw new Error('there is no mail server: SMTP_URL is not set')
  const content = mailContent(mail, shop)
  const sender = { shop, baseUrl, name: mail.name }
  const sent = deliver(SMTP_URL, {
    from: { name: shop, address: `no-reply@${senderDomain(baseUrl)}` },
    replyTo: 'replyTo' in mail ? mail.replyTo : CONTACT_EMAIL,
    to: mail.to,
    subject: content.subject,
    text: asText(content, sender),
    html: asHtml(content, sender),
    attachments: 'attachments' in mail ? mail.attachments : [],
  })
  await sent.catch((err: unknown) => {
    if (!isRefused(err)) throw err
    ctx.log.error({ err, template: mail.template }, 'a mail was not sent: the mail server refuses its address')
  })
}

/** Whether the mail server refuses the address for good: a reply of 500 to 599 to the envelope (RFC 5321, 4.2.1). */
const isRefused = (err: unknown): boolean => {
  const { code, responseCode = 0 } = err as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode >= 500
}

const senderDomain = (baseUrl: string) => {
  const { hostname } = new URL(baseUrl)
  return /^[a-z].*\.[a-z]+$/i.test(hostname) ? hostname : 'camber.example'
}
