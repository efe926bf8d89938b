import { createTransport } from 'nodemailer'

type Message = {
  /** Absent: one of its own each time. */
  messageId?: string
  from: { name: string; address: string }
  /** The address for replies. */
  replyTo: string
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments: { filename: string; contentType: string; base64: string }[]
}

const CONNECTIONS = 5
/** So long an unused connection stays open. */
const IDLE_MS = 1000

type Server = { transport: ReturnType<typeof connect>; sending: number; idle?: NodeJS.Timeout }
const servers = new Map<string, Server>()

const connect = (url: string) =>
  createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: 100,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 15_000,
  })

/**
 * Sends one message to the mail server at `url`; throws if it is not accepted within seconds. Mails that follow each other
 * share connections, because opening one takes longer than sending a mail.
 */
export async function deliver(url: string, message: Message): Promise<void> {
  const server = servers.get(url) ?? { transport: connect(url), sending: 0 }
  servers.set(url, server)
  clearTimeout(server.idle)
  server.sending += 1
  try {
    const attachments = message.attachments.map(({ filename, contentType, base64 }) => {
      return { filename, contentType, content: Buffer.from(base64, 'base64') }
    })
    await server.transport.sendMail({ ...message, attachments, disableFileAccess: true, disableUrlAccess: true })
  } finally {
    server.sending -= 1
    if (server.sending === 0) server.idle = setTimeout(() => close(url, server), IDLE_MS)
  }
}

function close(url: string, server: Server): void {
  if (servers.get(url) === server) servers.delete(url)
  server.transport.close()
}
