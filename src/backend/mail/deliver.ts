import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** A message as it is sent, and for whom. */
export type Message = { readonly from: string; readonly to: string; readonly raw: Buffer }

/** Hands a message on; rejects with a `DeliveryError`. `name` is the same for all attempts. */
export type Deliver = (message: Message, name: string) => Promise<void>

/** Why a message wasn't delivered: without addresses and texts, which may be personal. */
export class DeliveryError extends Error {
  /** the mail server rejected it for good */
  readonly isHopeless: boolean

  constructor(reason: string, isHopeless: boolean) {
    super(reason)
    this.isHopeless = isHopeless
  }
}

type SmtpFailure = { code?: unknown; responseCode?: unknown; command?: unknown; message?: unknown }

/** 5xx to the message or its reader; a server that doesn't accept us may be set right. */
const isHopeless = ({ responseCode, command }: SmtpFailure): boolean =>
  typeof responseCode === 'number' && responseCode >= 500 && /^(?:RCPT TO|DATA)/.test(String(command))

function deliveryError(error: unknown): DeliveryError {
  const failure = error as SmtpFailure
  const { code, command, responseCode, message } = failure
  const reason = [code, command, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown error'
  // nothing of the message was said yet: this is about the server, its name or its certificate
  return new DeliveryError(command === 'CONN' ? `${reason}: ${message}` : reason, isHopeless(failure))
}

const isLocal = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** Milliseconds for a connection, and without a word from the server. */
const [connecting, silence] = [10_000, 30_000]

/** The mail server of an address, `smtps://user:password@host`; throws a sentence if it isn't one. */
export function smtpServer(address: string) {
  const url = URL.parse(address)
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    throw new Error('The mail server must be an address like smtps://user:password@mail.example')
  const { protocol, hostname, port, username, password } = url
  const isSecure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // a password never travels unencrypted
    requireTLS: !isSecure && username !== '' && !isLocal(hostname),
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

/** Sends messages over SMTP, each on a connection of its own. */
export function overSmtp(address: string): Deliver {
  const transport = createTransport({
    ...smtpServer(address),
    connectionTimeout: connecting,
    greetingTimeout: connecting,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return ({ from, to, raw }) =>
    transport.sendMail({ envelope: { from, to: [to] }, raw }).then(
      () => undefined,
      (error: unknown) => {
        throw deliveryError(error)
      },
    )
}

/** Writes messages to files that a mail program opens, readable by their owner only. */
export function intoFolder(folder: string): Deliver {
  return async ({ raw }, name) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${name.replace(/[^\w.-]/g, '_')}.eml`)
    const handle = openSync(`${file}.part`, 'w', 0o600)
    try {
      writeSync(handle, raw)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(`${file}.part`, file)
  }
}
