import type { Ctx } from '#platform/context'
import { asHtml, asText } from './render-mail.ts'
import { mailContent } from './mail-content.ts'
import { deliver } from './mailer.ts'
import { mail as mailShape } from './schema.ts'

/**
 * The job `send-mail`: renders the queued mail and sends it to the mail server. A throw means a later retry; an address that
 * the server refuses for good is only logged. A mail that a job sends again has the same Message-ID, so that it is recognised.
 */
export async function sendMail(ctx: Ctx, queued: unknown): Promise<void> {
  const mail = mailShape.parse(queued)
  const { SHOP_NAME: shop, SELLER: seller, CONTACT_EMAIL, SMTP_URL, baseUrl } = ctx.config
  if (!SMTP_URL) throw new Error('there is no mail server: SMTP_URL is not set')
  const content = mailContent(mail, shop)
  const sender = { shop, seller, baseUrl, name: mail.name }
  const domain = senderDomain(baseUrl)
  const job = ctx.actor.kind === 'system' ? ctx.actor.job : undefined
  const sent = deliver(SMTP_URL, {
    from: { name: shop, address: `no-reply@${domain}` },
    ...(job && { messageId: `<${job}@${domain}>` }),
    replyTo: 'replyTo' in mail ? mail.replyTo : CONTACT_EMAIL,
    to: mail.to,
    subject: content.subject,
    text: asText(content, sender),
    html: asHtml(content, sender),
    headers: {
      // Not what a buyer asks the shop: the program of a help desk would set a machine's mail aside.
      ...(!('replyTo' in mail) && { 'Auto-Submitted': 'auto-generated' }),
      ...('stop' in mail && mail.stop && unsubscribing(mail.stop.call)),
    },
    attachments: 'attachments' in mail ? mail.attachments : [],
  })
  await sent.catch((err: unknown) => {
    if (!isRefused(err)) throw err
    ctx.log.error({ err, template: mail.template }, 'a mail was not sent: the mail server refuses its address')
  })
}

/**
 * Whether the mail server refuses the address for good: 500 to 599 to the recipient (RFC 5321, 4.2.1). Not where it refuses
 * the shop itself (5.7 of RFC 3463, "relay denied"): that goes for all mails until somebody mends a setting.
 */
const isRefused = (err: unknown): boolean => {
  const {
    command,
    responseCode = 0,
    response = '',
  } = err as { command?: string; responseCode?: number; response?: string }
  return command === 'RCPT TO' && responseCode >= 500 && !/\b5\.7\.|relay/i.test(response)
}

/** Mail programs offer their own button for it (RFC 8058). */
const unsubscribing = (call: string) => ({
  'List-Unsubscribe': `<${call}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const senderDomain = (baseUrl: string) => {
  const { hostname } = new URL(baseUrl)
  return /^[a-z].*\.[a-z]+$/i.test(hostname) ? hostname : 'camber.example'
}
