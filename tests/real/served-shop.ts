import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A name that browsers under test are told to be this machine; a page there is no secure context. */
export const plainName = 'shop.example'

/** `langraan serve` on this folder, with these options. */
export const serveWith = (folder: string, ...options: string[]) => serveBuild('dist/backend', folder, '0', ...options)

/** The same of the build in the folder `build`, on this port. */
export async function serveBuild(build: string, folder: string, port: string, ...options: string[]) {
  const command = [`${build}/cli.js`, 'serve', '--data', folder, '--port', port, ...options]
  const server = spawn(process.execPath, command)
  let text = ''
  const readers = new Set<() => void>()
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk
      for (const read of readers) read()
    })
  /** Resolves with what the server says; rejects if it ends before. */
  const find = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const read = () => {
        const found = pattern.exec(text)?.[1]
        if (found) resolve(found)
      }
      readers.add(read)
      server.once('exit', () => reject(new Error(text)))
      read()
    })
  const opened = await find(/localhost:(\d+)/)
  return {
    port: opened,
    url: `http://localhost:${opened}`,
    find,
    async stop(): Promise<void> {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

export type ServedShop = Awaited<ReturnType<typeof serveShop>>

/** `langraan serve --demo --host` on an empty folder, which `close` removes. */
export async function serveShop() {
  const folder = mkdtempSync(join(tmpdir(), 'raan-served-'))
  const { port, stop } = await serveWith(folder, '--demo', '--host')

  async function ask(path: string, token: string, body?: object) {
    const response = await fetch(`http://localhost:${port}/backend${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  return {
    port,
    /** somebody else, whom no browser knows, renames the newest order */
    async rename(name: string): Promise<void> {
      const { accessToken } = await ask('/jwt/login', '', { email: 'admin@langraan.test', password: 'admin' })
      const { orders } = await ask('/api/orders?page=1&perPage=10', accessToken)
      const { OrderNumber, version } = orders[0]
      await ask('/api/orders/update', accessToken, { OrderNumber, version, changes: { name } })
    },
    async close(): Promise<void> {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
