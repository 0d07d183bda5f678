import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export type Received = { readonly from: string; readonly to: readonly string[]; readonly raw: string }

type Reply = (line: string) => string | undefined

/** A mail server in this process: keeps what it receives. `answer` may answer a command in its place. */
export async function startSmtp(answer: Reply = () => undefined) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const waiting: (() => void)[] = []
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    let text = ''
    let envelope: { from: string; to: string[] } = { from: '', to: [] }
    let isData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const command = (line: string) => {
      const given = answer(line)
      if (given !== undefined) return given === '' ? socket.destroy() : say(given)
      if (/^EHLO|^HELO/i.test(line)) return say('250 localhost')
      if (/^MAIL FROM:/i.test(line)) envelope = { from: /<(.*)>/.exec(line)?.[1] ?? '', to: [] }
      if (/^RCPT TO:/i.test(line)) envelope.to.push(/<(.*)>/.exec(line)?.[1] ?? '')
      if (/^DATA/i.test(line)) {
        isData = true
        return say('354 go on')
      }
      if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n')
      return say('250 ok')
    }
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8')
      for (;;) {
        const end = isData ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n')
        if (end < 0) return
        const part = text.slice(0, end)
        text = text.slice(end + (isData ? 5 : 2))
        if (!isData) {
          command(part)
          continue
        }
        isData = false
        received.push({ ...envelope, raw: part.replace(/^\.\./gm, '.') })
        const given = answer('.')
        if (given === '') socket.destroy()
        else say(given ?? '250 accepted')
        for (const look of waiting) look()
      }
    })
    say('220 localhost')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `smtp://127.0.0.1:${port}`,
    received,
    /** Resolves once so many messages were received. */
    arrived: (count: number): Promise<readonly Received[]> =>
      new Promise((resolve) => {
        const look = () => received.length >= count && resolve(received)
        waiting.push(look)
        look()
      }),
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A header of a message, decoded. */
export function headerOf({ raw }: Received, name: string): string {
  const lines = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  const value = new RegExp(`^${name}: (.*)$`, 'im').exec(lines)?.[1] ?? ''
  const words = value.replace(/\?=\s+=\?/g, '?==?')
  return words.replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8'),
  )
}

/** The decoded parts of a message: plain text, then HTML. */
export function partsOf({ raw }: Received): readonly string[] {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1]
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}`).slice(1, -1)
  return parts.map((part) => {
    const text = part.slice(part.indexOf('\r\n\r\n') + 4)
    if (/Content-Transfer-Encoding: base64/i.test(part)) return Buffer.from(text, 'base64').toString('utf8').trim()
    if (!/Content-Transfer-Encoding: quoted-printable/i.test(part)) return text.trim()
    const bytes = text
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    return Buffer.from(bytes, 'latin1').toString('utf8').trim()
  })
}
