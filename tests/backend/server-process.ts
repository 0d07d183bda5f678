import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { builtinModules } from '../../scripts/build/plugins/builtin-modules'
import { catalogs, macros } from '../../scripts/build/plugins/catalogs'
import { ask } from '../helpers/ask'

/** Next to the embed bundle, as in the package. Workers would overwrite each other's. */
const bundled = resolve(`node_modules/.cache/shop-${process.env.VITEST_POOL_ID}/backend`)
let bundling: Promise<unknown> | undefined

/** Bundles the command into one file, as in the package but without the embed bundle. */
export async function command(): Promise<string> {
  bundling ??= build({
    entryPoints: { cli: 'src/backend/serve/cli.ts', 'sqlite-reader': 'src/backend/sqlite/reader.ts' },
    outdir: bundled,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    external: ['pg'],
    plugins: [builtinModules, macros, catalogs],
    logLevel: 'error',
    define: { LANGRAAN_KEEPS_EXPORTS: 'false' },
  })
  await bundling
  mkdirSync(join(bundled, '../embed'), { recursive: true })
  writeFileSync(join(bundled, '../embed/auto.js'), 'export {}')
  return join(bundled, 'cli.js')
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'raan-data-'))
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/** Collects a process's output. */
function outputOf(child: ChildProcess) {
  let text = ''
  const readers = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk
      for (const read of readers) read()
    })
  return {
    text: () => text,
    /** Resolves with the first match; rejects if the process exits without one. */
    find: (pattern: RegExp): Promise<string> =>
      new Promise((resolve, reject) => {
        const read = () => {
          const found = pattern.exec(text)?.[1]
          if (found !== undefined) resolve(found)
        }
        readers.add(read)
        read()
        child.once('exit', () => reject(new Error(text)))
      }),
  }
}

export type ShopProcess = Awaited<ReturnType<typeof startShop>>

/** Starts `langraan serve` on a free port, on a data folder or the address of a database. */
export async function startShop(data: string, ...args: string[]) {
  const isAddress = data.startsWith('postgres:')
  const place = isAddress ? [] : ['--data', data]
  const child = spawn(process.execPath, [await command(), 'serve', ...place, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(isAddress && { DATABASE_URL: data }) },
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const output = outputOf(child)
  const url = await output.find(/(http:\/\/\S+?:\d+)\//)
  const fetchBackend = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(`${url}/backend${pathname}${search}`, request))
  }
  return {
    url,
    output,
    ended,
    kill: (signal: NodeJS.Signals) => {
      child.kill(signal)
      return ended
    },
    ask: (call: string, asking?: Parameters<typeof ask>[2]) => ask({ fetch: fetchBackend }, call, asking),
  }
}

/** Runs a command to its end; returns its exit code and output. */
export const runCommand = (...args: string[]) => runWith({}, ...args)

/** As `runCommand`, with these environment variables. */
export async function runWith(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [await command(), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const output = outputOf(child)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, text: output.text() }
}

export async function signIn({ ask }: ShopProcess, email = 'admin@langraan.test', password = 'admin'): Promise<string> {
  return (await ask('POST /jwt/login', { body: { email, password } })).body.accessToken
}
