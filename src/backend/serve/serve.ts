import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { emailPattern } from '../../core/auth/password/auth.password.contract'
import { systemClock } from '../../core/kernel/clock'
import type { ShopBackend } from '../backend'
import { createApp } from '../http/app'
import { callNames } from '../http/call-names'
import { dashboardPage } from '../http/dashboard-page'
import { listen } from '../http/listen'
import { passwordLink } from '../mail/texts'
import type { Values } from './arguments'
import { CommandError } from './command-error'
import { mailLines, mailOptions } from './mail-options'
import { openShop, sampleSignIns } from './open-shop'
import { readRetention, startRetention } from './retention'
import { stopOnSignal } from './stop-on-signal'
import { startTidying } from './tidying'

/** Asks for the owner of a new shop; without a terminal, throws a hint to use `--owner`. */
async function askOwner(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new CommandError('This shop has no owner yet. Run this command with --owner and your email address.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Email address of the shop’s owner: ')
  terminal.close()
  return answer
}

type Invited = { readonly owner: string; readonly token: string }

async function inviteOwner(backend: ShopBackend, given: string | undefined): Promise<Invited | undefined> {
  const owner = given ?? ((await backend.isUnowned()) ? await askOwner() : undefined)
  if (owner === undefined) return undefined
  if (!emailPattern.test(owner)) throw new CommandError(`${owner} is not a valid email address.`)
  const token = await backend.invite(owner, 'owner')
  return token === undefined ? undefined : { owner, token }
}

function greeting(url: string, invited: Invited | undefined, demo: boolean, mail: readonly string[]): string {
  const lines = ['', 'หลังร้าน · Lang Raan', '', `${url}/`, '']
  if (invited)
    lines.push(
      `Password link for ${invited.owner} (works once, expires in 24 hours):`,
      passwordLink(url, invited.token),
      '',
    )
  if (demo) lines.push(...sampleSignIns.map(({ email, password }) => `${email} / ${password}`), '')
  lines.push(...mail, '')
  return lines.map((line) => (line ? `  ${line}` : line)).join('\n')
}

/** A log whose reader has gone is no reason to stop. */
function writeLine(line: string): void {
  if (process.stdout.writable) process.stdout.write(line)
}

/** Serves the shop until a signal stops it. */
export async function serveCommand(values: Values): Promise<void> {
  const { demo, host, port, owner } = values
  const data = values.data ?? (demo ? 'data-demo' : 'data')
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new CommandError('--port must be a number from 0 to 65535.')
  const sessionDays = Number(values['session-days'])
  if (!/^\d{1,3}$/.test(values['session-days']) || sessionDays < 1 || sessionDays > 365)
    throw new CommandError('--session-days must be a number from 1 to 365.')
  const keptMs = readRetention(values['keep-customers'])
  const log = values.log
    ? (await import('../http/request-log')).createRequestLog(writeLine, systemClock.now)
    : undefined
  const onError = log?.error ?? console.error
  const onFailure = log?.warn ?? console.error
  const mail = { ...mailOptions(values, data), onFailure }
  const backend = await openShop({ data, database: process.env.DATABASE_URL, demo, sessionDays, mail, onError })
  let isStopping = false
  try {
    const invited = demo ? undefined : await inviteOwner(backend, owner)
    const folderAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))
    const app = createApp({
      backend,
      embed: folderAt('../embed'),
      anyHost: host !== undefined,
      onError,
      operations: {
        nameOf: callNames(backend.calls),
        isReady: async () => !isStopping && (await backend.isReady()),
        figures: backend.figures,
        metricsToken: process.env.LANGRAAN_METRICS_TOKEN || undefined,
        log,
        clock: () => performance.now(),
        memory: () => process.memoryUsage.rss(),
      },
      pages: dashboardPage(folderAt('page'), demo ? sampleSignIns : []),
    })
    const server = await listen({ fetch: app.fetch, port: Number(port), host: host ?? 'localhost' }).catch(
      (error: Error) => {
        throw new CommandError(error.message)
      },
    )
    const stopRetention =
      keptMs === undefined
        ? () => undefined
        : startRetention({
            backend,
            clock: systemClock,
            keptMs,
            onError,
            onErased: log ? () => undefined : console.log,
          })
    const stopTidying = startTidying({ backend, clock: systemClock, onError })
    stopOnSignal(async () => {
      isStopping = true
      backend.endStreams()
      stopRetention()
      stopTidying()
      await server.close()
      await backend.close()
    })
    process.stdout.on('error', () => undefined)
    const pageUrl = values.url ?? server.url
    await backend.startMail(pageUrl)
    console.log(greeting(server.url, invited, demo, mailLines(mail, pageUrl)))
  } catch (error) {
    await backend.close()
    throw error
  }
}
