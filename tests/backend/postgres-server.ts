import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

export type PostgresServer = {
  /** the address of a database, which is created empty */
  newDatabase(): string
  stop(): Promise<void>
}

/** The folder with the programs of the newest installed PostgreSQL. */
function installed(): string | undefined {
  const majorOf = (folder: string) => Number(/\d+/.exec(folder)?.[0])
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => majorOf(b) - majorOf(a))
  const folders = [...debian, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))))
}

/** PostgreSQL doesn't run as root. */
function user(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (kind: '-u' | '-g') => Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout.trim())
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  return uid > 0 && gid > 0 ? { uid, gid } : { uid: 65_534, gid: 65_534 }
}

async function started(server: ChildProcess): Promise<void> {
  let log = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(log)))
  })
}

const fast = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']

/**
 * Starts a private cluster in a temporary folder, on a socket and with the locale C; undefined if PostgreSQL isn't
 * installed. `durable` writes to disk as in production.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer | undefined> {
  const programs = installed()
  if (!programs) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'raan-pg-'))
  const who = user()
  if (who) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  const initial = ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(programs, 'initdb'), initial, { ...who, cwd: folder, stdio: 'pipe' })
  const settings = ['listen_addresses=', 'max_connections=400', 'shared_buffers=64MB', ...(durable ? [] : fast)]
  const options = settings.flatMap((setting) => ['-c', setting])
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, ...options], {
    ...who,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stopNow = () => server.kill('SIGQUIT')
  process.once('exit', stopNow)
  await started(server)
  let databases = 0
  return {
    newDatabase() {
      const name = `shop${++databases}`
      execFileSync(join(programs, 'createdb'), ['-h', folder, '-U', 'shop', '-T', 'template0', name])
      return `postgres://shop@localhost/${name}?host=${encodeURIComponent(folder)}`
    },
    async stop() {
      const ended = once(server, 'exit')
      stopNow()
      await ended
      process.off('exit', stopNow)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
