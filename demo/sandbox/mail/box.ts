import { randomUUID } from 'node:crypto'
import type { Address, Email } from 'postal-mime'
import type { Store } from '../store.ts'
import type { Envelope } from './smtp.ts'

type Stored = { id: string; at: string; from: string; to: string[]; raw: string }

type Attachment = { filename: string; mimeType: string; size: number; content: Uint8Array }
export type Mail = {
  id: string
  /** When it arrived, ISO 8601. */
  at: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  attachments: Attachment[]
}

/** The messages that the shop sent, as many as the store keeps. */
export function openMailBox(store: Store) {
  const stored = () => store.all<Stored>('mail')

  return {
    keep({ from, to, raw }: Envelope) {
      const id = randomUUID()
      const mail: Stored = { id, at: new Date().toISOString(), from, to, raw: raw.toString('base64') }
      store.commit([{ kind: 'mail', id, value: mail }])
    },
    /** Newest first; with an address, only what was sent to it. */
    async list(to?: string): Promise<Mail[]> {
      const wanted = to?.trim().toLowerCase()
      const mails = stored().filter(
        (mail) => !wanted || mail.to.some((address) => address.toLowerCase().includes(wanted)),
      )
      return Promise.all(mails.toReversed().map(read))
    },
    async find(id: string): Promise<Mail | undefined> {
      const mail = store.get<Stored>('mail', id)
      return mail && read(mail)
    },
    raw: (id: string) => {
      const mail = store.get<Stored>('mail', id)
      return mail && Buffer.from(mail.raw, 'base64')
    },
  }
}

export type MailBox = ReturnType<typeof openMailBox>

async function read({ id, at, from, to, raw }: Stored): Promise<Mail> {
  // Nobody may ever look into the mail box.
  const { default: PostalMime } = await import('postal-mime')
  const email: Email = await PostalMime.parse(Buffer.from(raw, 'base64'), { attachmentEncoding: 'arraybuffer' })
  return {
    id,
    at,
    from: named(email.from) ?? from,
    to,
    subject: email.subject ?? '(no subject)',
    text: email.text ?? '',
    html: email.html ?? '',
    attachments: email.attachments.map(({ filename, mimeType, content }, index) => {
      const bytes = new Uint8Array(content as ArrayBuffer)
      return { filename: filename ?? `attachment-${index + 1}`, mimeType, size: bytes.length, content: bytes }
    }),
  }
}

const named = (address: Address | undefined) =>
  address && (address.name ? `${address.name} <${address.address}>` : address.address)
