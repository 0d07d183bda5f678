import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { run } from '../../scripts/build/run.ts'

const section = readFileSync('docs/operating.md', 'utf8').split('\n## In your own server\n')[1]?.split('\n## ')[0] ?? ''
const [hono = '', express = '', fastify = '', route = ''] = [...section.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(
  ([, code = '']) => code,
)

/** A folder of its own among what the consumer has installed. */
function folderOf(name: string): string {
  const folder = join(inject('consumer'), name)
  mkdirSync(folder)
  return folder
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts a documented server; its first line is the owner's token, with which the owner signs in. */
async function signInTo(name: string, program: string): Promise<void> {
  const folder = folderOf(name)
  const port = await freePort()
  writeFileSync(join(folder, 'server.ts'), program.replace('8080', String(port)))
  const server = spawn(process.execPath, ['server.ts'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  try {
    const [line] = await Promise.race([once(server.stdout.setEncoding('utf8'), 'data'), ended])
    expect(line).toMatch(/^\S{20,}\n$/)
    const post = (path: string, body: object) =>
      fetch(`http://localhost:${port}/backend${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    const password = 'a long enough password 7'
    expect((await post('/jwt/reset-password', { token: line.trim(), password })).status).toBe(200)
    const { accessToken } = await (await post('/jwt/login', { email: 'malee@shop.example', password })).json()
    const headers = { Authorization: `Bearer ${accessToken}` }
    expect((await fetch(`http://localhost:${port}/backend/api/shops`, { headers })).status).toBe(200)
  } finally {
    server.kill()
  }
  expect(await ended).toEqual([0, null])
}

test('PKG-1851 the documented server prints an owner’s token, answers who signs in with it, and ends on SIGTERM', async () => {
  await signInTo('hono-server', hono)
})

test('PKG-2402 the documented server with Express does the same', async () => {
  await signInTo('express-server', express)
})

test('PKG-3905 the documented server with Fastify does the same', async () => {
  await signInTo('fastify-server', fastify)
})

test('PKG-1852 the documented route handler opens the shop with the first request and keeps it when reloaded', async () => {
  const folder = folderOf('route-handler')
  writeFileSync(join(folder, 'route.ts'), route)
  const program = `const first = await import('./route.ts')
const { existsSync } = await import('node:fs')
const atStart = existsSync('data')
const ask = ({ GET }) => GET(new Request('http://localhost/backend/api/shops'))
const statuses = [(await ask(first)).status]
const kept = globalThis.shop
const reloaded = await import('./route.ts?again')
statuses.push((await ask(reloaded)).status)
console.log(JSON.stringify([Object.keys(first), atStart, statuses, globalThis.shop === kept]))
await kept.close()`
  writeFileSync(join(folder, 'ask.js'), `process.chdir(import.meta.dirname)\n${program}\n`)
  const { code, output } = await run('node', [join(folder, 'ask.js')], { quiet: true })
  expect(code, output).toBe(0)
  expect(JSON.parse(output)).toEqual([['DELETE', 'GET', 'POST'], false, [401, 401], true])
  expect(existsSync(join(folder, 'data'))).toBe(true)
})

test('PKG-3904 what the documentation leaves out of a bundle of Next.js is the backend alone', () => {
  const outside = /serverExternalPackages: \['(.+?)'\]/.exec(section)?.[1] ?? ''
  const installed = join(inject('consumer'), 'node_modules')
  const { exports } = JSON.parse(readFileSync(join(installed, 'langraan/package.json'), 'utf8'))
  const isOutside = (entryPoint: string) => join('langraan', exports[entryPoint].default).startsWith(`${outside}/`)
  expect(Object.keys(exports).filter((name) => exports[name].default && isOutside(name))).toEqual(['./backend'])
})
