import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { emailPattern } from '../../core/auth/password/auth.password.contract'
import { createBackend, type ShopBackend } from '../backend'
import { backendPath, createApp } from '../http/app'
import { listen } from '../http/listen'
import { CommandError, type Values } from './command'
import { passwordLink } from './link'

const sampleSignIns = [
  { email: 'admin@langraan.test', password: 'admin' },
  { email: 'client@langraan.test', password: 'client' },
]

/** Marker file in the folder of a sample shop, whose passwords are public. */
const demoMark = 'demo'

/** Never serve a sample shop as a real one, or a real one as a sample. */
function checkFolder(data: string, demo: boolean): void {
  const [hasShop, isDemo] = [existsSync(join(data, 'langraan.db')), existsSync(join(data, demoMark))]
  if (hasShop && demo && !isDemo)
    throw new CommandError(`${data} contains a real shop. Choose another folder for the sample: --data ./data-demo`)
  if (isDemo && !demo)
    throw new CommandError(
      `${data} contains the sample shop. Start it with --demo, or choose another folder: --data ./data`,
    )
}

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

/** On SIGINT or SIGTERM, completes open requests, closes the database, and exits. */
function stopOnSignal(close: () => Promise<void>): void {
  let closing: Promise<void> | undefined
  const stop = () => {
    closing ??= close()
    closing.then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
}

function greeting(url: string, invited: Invited | undefined, demo: boolean): string {
  const lines = ['', 'หลังร้าน · Lang Raan', '', `${url}/`, '']
  if (invited)
    lines.push(
      `Password link for ${invited.owner} (works once, expires in 24 hours):`,
      passwordLink(url, invited.token),
      '',
    )
  if (demo) lines.push(...sampleSignIns.map(({ email, password }) => `${email} / ${password}`), '')
  return lines.map((line) => (line ? `  ${line}` : line)).join('\n')
}

/** Serves the shop until a signal stops it. */
export async function serveCommand(values: Values): Promise<void> {
  const { demo, host, port, owner } = values
  const data = values.data ?? (demo ? 'data-demo' : 'data')
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new CommandError('--port must be a number from 0 to 65535.')
  const database = process.env.DATABASE_URL
  if (!database) checkFolder(data, demo)
  // files created from here on are readable by their owner only
  process.umask(0o077)
  const sample = demo ? (await import('../../sample/index')).sample : undefined
  const backend = createBackend({
    ...(database ? { database } : { data }),
    base: backendPath,
    ...(sample && { sample }),
  })
  try {
    if (demo && !database) writeFileSync(join(data, demoMark), '')
    await backend.ready()
    const invited = demo ? undefined : await inviteOwner(backend, owner)
    const embed = fileURLToPath(new URL('../embed', import.meta.url))
    const app = createApp({ backend, embed, anyHost: host !== undefined, ...(demo && { sampleSignIns }) })
    const server = await listen({ fetch: app.fetch, port: Number(port), host: host ?? 'localhost' }).catch(
      (error: Error) => {
        throw new CommandError(error.message)
      },
    )
    stopOnSignal(async () => {
      await server.close()
      await backend.close()
    })
    console.log(greeting(server.url, invited, demo))
  } catch (error) {
    await backend.close()
    throw error
  }
}
