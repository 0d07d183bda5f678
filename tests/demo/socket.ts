import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { connect, type Socket } from 'node:net'

export type Answer = { status: number; headers: Record<string, string>; body: string }

const own = new WeakSet<object>()

export function dial(url: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  own.add(socket)
  // a server that refuses a long body hangs up while it is still being sent
  socket.on('error', () => {})
  return socket
}

export function read(text: string): Answer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ])
  return { status: Number(first.split(' ')[1] ?? 0), headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') }
}

/** The bytes as they are, and what came until the server hung up; status 0 when that was nothing. */
export function sendBytes(url: string, ...parts: (string | Buffer)[]): Promise<Answer> {
  return new Promise((resolve) => {
    const socket = dial(url)
    let text = ''
    socket.on('data', (chunk) => (text += chunk))
    socket.on('close', () => resolve(read(text)))
    for (const part of parts) socket.write(part)
  })
}

/** A request line and headers, on a connection for this one. */
export const send = (url: string, line: string, ...headers: string[]): Promise<Answer> =>
  sendBytes(url, `${[`${line} HTTP/1.1`, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`)

/** Connections of this process that are not the test's own. */
export function watchNetwork() {
  const outgoing: object[] = []
  const hear = (message: unknown) => {
    // whose it is is known once connect() has returned
    queueMicrotask(() => {
      const { socket } = message as { socket: object }
      if (!own.has(socket)) outgoing.push(socket)
    })
  }
  subscribe('net.client.socket', hear)
  return { outgoing, stop: () => unsubscribe('net.client.socket', hear) }
}
