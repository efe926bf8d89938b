import { createServer, type AddressInfo, type Socket } from 'node:net'

const LARGEST = 25 * 1024 * 1024
const LONGEST_LINE = 4096
const IDLE_MS = 60_000

export type Envelope = { from: string; to: string[]; raw: Buffer }

type Session = { from?: string; to: string[]; body?: Buffer[]; size: number }

/**
 * The smallest mail server that a mailer can deliver to (RFC 5321): no login, no TLS, loopback only.
 * `keep` gets each message as it came, dots unstuffed.
 */
export async function listenSmtp(
  port: number,
  keep: (message: Envelope) => void,
): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  // Else an answer would wait until the mailer acknowledges the one before it, which takes 40 ms.
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    converse(socket, keep)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function converse(socket: Socket, keep: (message: Envelope) => void) {
  let rest: Buffer = Buffer.alloc(0)
  const session: Session = { to: [], size: 0 }
  const say = (text: string) => void socket.write(`${text}\r\n`)

  socket.setTimeout(IDLE_MS, () => socket.destroy())
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk: Buffer) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let start = 0
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
      const line = rest.subarray(start, rest[end - 1] === 13 && end > start ? end - 1 : end)
      start = end + 1
      if (session.body) takeLine(session, line, say, keep)
      else if (!command(session, line.toString(), say)) return void socket.end()
    }
    rest = rest.subarray(start)
    if (!session.body && rest.length > LONGEST_LINE) socket.destroy()
    if (rest.length > LARGEST) socket.destroy()
  })
  say('220 camber-sandbox ESMTP ready')
}

/** Answers one command. Returns false when the conversation is over. */
function command(session: Session, line: string, say: (text: string) => void): boolean {
  const verb = line.slice(0, 4).toUpperCase()
  const address = /<([^>]*)>/.exec(line)?.[1]
  if (verb === 'EHLO')
    say(`250-camber-sandbox\r\n250-SIZE ${LARGEST}\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250 PIPELINING`)
  else if (verb === 'HELO') say('250 camber-sandbox')
  else if (verb === 'NOOP') say('250 OK')
  else if (verb === 'RSET') {
    reset(session)
    say('250 OK')
  } else if (verb === 'MAIL') mailFrom(session, line, address, say)
  else if (verb === 'RCPT') rcptTo(session, address, say)
  else if (verb === 'DATA') startData(session, say)
  else if (verb === 'QUIT') {
    say('221 Bye')
    return false
  } else say('502 Command not implemented')
  return true
}

function mailFrom(session: Session, line: string, address: string | undefined, say: (text: string) => void) {
  const size = Number(/ SIZE=(\d+)/i.exec(line)?.[1] ?? 0)
  if (address === undefined) return say('501 Syntax: MAIL FROM:<address>')
  if (size > LARGEST) return say('552 Message is too big')
  reset(session)
  session.from = address
  say('250 OK')
}

function rcptTo(session: Session, address: string | undefined, say: (text: string) => void) {
  if (session.from === undefined) return say('503 MAIL first')
  if (!address) return say('501 Syntax: RCPT TO:<address>')
  session.to.push(address)
  say('250 OK')
}

function startData(session: Session, say: (text: string) => void) {
  if (session.to.length === 0) return say('503 RCPT first')
  session.body = []
  say('354 End with a dot on a line of its own')
}

function takeLine(session: Session, line: Buffer, say: (text: string) => void, keep: (message: Envelope) => void) {
  if (line.length === 1 && line[0] === 46) {
    const tooBig = session.size > LARGEST
    if (!tooBig) keep({ from: session.from!, to: session.to, raw: Buffer.concat(session.body!) })
    reset(session)
    return say(tooBig ? '552 Message is too big' : '250 Kept in the mail box')
  }
  const text = line[0] === 46 ? line.subarray(1) : line
  session.size += text.length + 2
  if (session.size <= LARGEST) session.body!.push(Buffer.concat([text, CRLF]))
}

const CRLF = Buffer.from('\r\n')

function reset(session: Session) {
  session.from = undefined
  session.to = []
  session.body = undefined
  session.size = 0
}
