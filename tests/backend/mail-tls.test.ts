import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { overSmtp } from '../../src/backend/mail/deliver'
import { authority, certificate, key } from './mail-certificates'

const usual = getCACertificates()
const trust = () => setDefaultCACertificates([...usual, authority])
afterAll(() => setDefaultCACertificates(usual))

/** Isn't taken for this machine, unlike localhost: a password needs TLS. */
const elsewhere = '127.0.0.2'

const message = {
  from: 'shop@tea.example',
  to: 'malee@tea.example',
  raw: Buffer.from('From: shop@tea.example\r\nSubject: =?utf-8?B?4LiK4Liy?=\r\n\r\nสวัสดี\r\n'),
}

/** A mail server that was written for Nodemailer's own tests; it accepts one password. */
async function mailServer(host: string, options: SMTPServerOptions) {
  const seen: { passwords: string[]; isEncrypted: boolean[]; mails: string[] } = {
    passwords: [],
    isEncrypted: [],
    mails: [],
  }
  const server = new SMTPServer({
    ...{ key, cert: certificate, disableReverseLookup: true, authOptional: true },
    onAuth({ username, password }, { secure }, done) {
      seen.passwords.push(password ?? '')
      seen.isEncrypted.push(secure)
      done(password === 'pass@word' ? null : new Error('wrong'), { user: username ?? '' })
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.once('end', () => {
        seen.mails.push(Buffer.concat(parts).toString('utf8'))
        done(null)
      })
    },
    ...options,
  })
  // a client that hangs up
  server.on('error', () => {})
  server.listen(0, host)
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { ...seen, port: (server.server.address() as AddressInfo).port }
}

const send = (address: string) => overSmtp(address)(message, 'first')

test('BACK-300 a message reaches a server that is encrypted from the start, and the password only there', async () => {
  trust()
  const { port, ...seen } = await mailServer('localhost', { secure: true })
  await send(`smtps://shop%40tea.example:pass%40word@localhost:${port}`)
  expect(seen).toEqual({
    passwords: ['pass@word'],
    isEncrypted: [true],
    mails: [expect.stringMatching(/^From: shop@tea\.example\r\n[\s\S]*\r\n\r\nสวัสดี/)],
  })
})

test('BACK-301 a connection that begins without encryption is upgraded before the password', async () => {
  trust()
  const { port, ...seen } = await mailServer(elsewhere, { secure: false })
  await send(`smtp://shop:pass%40word@${elsewhere}:${port}`)
  expect(seen).toMatchObject({ passwords: ['pass@word'], isEncrypted: [true], mails: [expect.any(String)] })
})

test('BACK-302 a server without encryption, or whose offer of it somebody removed, never gets a password or a message', async () => {
  trust()
  for (const options of [{ disabledCommands: ['STARTTLS'] }, { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }]) {
    const { port, ...seen } = await mailServer(elsewhere, { ...options, secure: false, allowInsecureAuth: true })
    await expect(send(`smtp://shop:pass%40word@${elsewhere}:${port}`)).rejects.toMatchObject({
      message: expect.stringMatching(/^ETLS STARTTLS/),
      isHopeless: false,
    })
    expect(seen).toEqual({ passwords: [], isEncrypted: [], mails: [] })
  }
})

test('BACK-303 a certificate that nobody vouches for, or of another name, gets nothing, and the reason is named', async () => {
  setDefaultCACertificates(usual)
  const unknown = await mailServer('localhost', { secure: true })
  await expect(send(`smtps://shop:pass%40word@localhost:${unknown.port}`)).rejects.toMatchObject({
    message: expect.stringMatching(/^ESOCKET CONN: .*certificate/),
    isHopeless: false,
  })
  trust()
  const other = await mailServer('127.0.0.1', { secure: true })
  await expect(send(`smtps://shop:pass%40word@127.0.0.1:${other.port}`)).rejects.toMatchObject({
    message: expect.stringMatching(/^ESOCKET CONN: .*127\.0\.0\.1 is not in the cert's list/),
    isHopeless: false,
  })
  expect([unknown.passwords, other.passwords, unknown.mails, other.mails].flat()).toEqual([])
})

test('BACK-305 the certificate of a connection that is upgraded is checked, too', async () => {
  setDefaultCACertificates(usual)
  const { port, ...seen } = await mailServer(elsewhere, { secure: false })
  await expect(send(`smtp://shop:pass%40word@${elsewhere}:${port}`)).rejects.toMatchObject({
    message: expect.stringMatching(/certificate/),
    isHopeless: false,
  })
  expect(seen).toEqual({ passwords: [], isEncrypted: [], mails: [] })
})

test('BACK-304 a wrong password is no reason to give the message up', async () => {
  trust()
  const { port, ...seen } = await mailServer('localhost', { secure: true })
  await expect(send(`smtps://shop:wrong@localhost:${port}`)).rejects.toMatchObject({
    message: expect.stringMatching(/^EAUTH AUTH PLAIN 535/),
    isHopeless: false,
  })
  expect(seen.mails).toEqual([])
})
