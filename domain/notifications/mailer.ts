import { createTransport } from 'nodemailer'

export type Message = {
  from: { name: string; address: string }
  /** The address for replies. */
  replyTo: string
  to: string
  subject: string
  text: string
  html: string
  attachments: { filename: string; contentType: string; base64: string }[]
}

/** Sends one message to the mail server at `url`; throws if it is not accepted within seconds. */
export async function deliver(url: string, message: Message): Promise<void> {
  const transport = createTransport({ url, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 15_000 })
  try {
    const attachments = message.attachments.map(({ filename, contentType, base64 }) => {
      return { filename, contentType, content: Buffer.from(base64, 'base64') }
    })
    await transport.sendMail({ ...message, attachments, disableFileAccess: true, disableUrlAccess: true })
  } finally {
    transport.close()
  }
}
