import { EventEmitter, once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ServerOptions, serve } from '../../demo/server'
import { policyOf, type RunningServer, stopOnSignal } from '../../src/backend/server'
import { dial, read, send, sendBytes, watchNetwork } from './socket'

const policy = policyOf('self')

let folder: string
const files = {
  'demo/index.html': '<title>dashboard</title>',
  'demo/react.html': '<script type="importmap">{"imports":{}}</script>',
  'demo/note.md': '# Note',
  'demo/main-ABCD1234.js': 'export {}',
  'embed/auto.js': 'export const auto = 1',
  'secret.txt': 'not for anybody',
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'raan-server-'))
  for (const name of ['demo', 'embed']) mkdirSync(join(folder, name))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
})
afterAll(() => rmSync(folder, { recursive: true }))

let server: RunningServer
let network: ReturnType<typeof watchNetwork>
const open = (options: Partial<ServerOptions> = {}) => serve({ port: 0, host: '127.0.0.1', folder, ...options })
const here = 'Host: 127.0.0.1'
const post = 'POST /backend/jwt/login HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n'

beforeEach(async () => {
  server = await open()
  network = watchNetwork()
})
afterEach(async () => {
  // whatever was asked of it, it answers the next one and asked nobody else
  expect((await send(server.url, 'GET /backend/api/shops', here)).status).toBe(200)
  expect(network.outgoing).toEqual([])
  network.stop()
  await server.close()
})

describe('invalid requests', () => {
  test('SERVER-440 a target of slashes only is a page, an unreadable one is 400', async () => {
    expect(await send(server.url, 'GET //', here)).toMatchObject({ status: 200, body: files['demo/index.html'] })
    expect((await send(server.url, 'GET //evil.test/backend/api/shops', here, 'Accept: application/json')).status).toBe(
      404,
    )
    for (const target of ['http://', 'http://[', '/\\evil.test', 'backend'])
      expect((await send(server.url, `GET ${target}`, here)).status, target).toBe(400)
  })

  test('SERVER-441 an invalid Host, or none, is 400', async () => {
    for (const host of ['Host: [', 'Host: a b', 'Host: :::', 'Host: 127.0.0.1:99999', 'Host: user@127.0.0.1', 'Host:'])
      expect((await send(server.url, 'GET /', host)).status, host).toBe(400)
    expect((await send(server.url, 'GET /')).status).toBe(400)
    expect((await sendBytes(server.url, 'GET / HTTP/1.0\r\n\r\n')).status).toBe(400)
    expect((await sendBytes(server.url, 'no request at all\r\n\r\n')).status).toBe(400)
  })

  test('SERVER-442 unsupported methods are rejected: TRACE, PUT and OPTIONS with 405, CONNECT by closing the connection', async () => {
    for (const path of ['/', '/backend/api/shops', '/backend/no-such-call'])
      for (const method of ['TRACE', 'PUT', 'OPTIONS', 'PROPFIND'])
        expect((await send(server.url, `${method} ${path}`, here)).status, `${method} ${path}`).toBe(405)
    expect((await send(server.url, 'OPTIONS *', here)).status).toBe(400)
    expect((await send(server.url, 'CONNECT 127.0.0.1:1', here)).status).toBe(0)
  })
})

describe('host names', () => {
  test('SERVER-443 the host of a request never decides where a call goes', async () => {
    let visits = 0
    const elsewhere = createServer((socket) => {
      visits++
      socket.destroy()
    }).listen(0, '127.0.0.1')
    await once(elsewhere, 'listening')
    const { port } = elsewhere.address() as AddressInfo
    const host = `Host: 127.0.0.1:${port}`
    const foreign = await open({ anyHost: true })
    for (const origin of ['', `http://127.0.0.1:${port}`, 'http://evil.test'])
      expect((await send(foreign.url, `GET ${origin}/backend/api/shops`, host)).status, origin).toBe(200)
    for (const target of ['/backend/nowhere', `http://127.0.0.1:${port}/backend/nowhere`, '/backend'])
      expect((await send(foreign.url, `GET ${target}`, host)).status, target).toBe(404)
    for (const method of ['HEAD', 'OPTIONS']) await send(foreign.url, `${method} /backend/api/shops`, host)
    expect(visits).toBe(0)
    await foreign.close()
    elsewhere.close()
  })

  test('SERVER-444 anything but a call of the contract is 404, HEAD is GET without its body', async () => {
    expect((await send(server.url, 'GET /backend/api/no-such-call', here)).status).toBe(404)
    expect((await send(server.url, 'POST /backend/api/no-such-call', here, 'Content-Length: 0')).status).toBe(404)
    expect((await send(server.url, 'GET /backend', here)).status).toBe(404)
    expect((await send(server.url, 'HEAD /backend/api/no-such-call', here)).status).toBe(404)
    expect(await send(server.url, 'HEAD /backend/api/shops', here)).toMatchObject({ status: 200, body: '' })
    expect(JSON.parse((await send(server.url, 'GET /backend/api/shops', here)).body)).toHaveProperty('shops')
  })

  test('SERVER-458 with a shop, /backend is the shop, the dashboard uses it, and /mock is still the mock', async () => {
    const shop = { fetch: async (request: Request) => Response.json({ path: new URL(request.url).pathname }) }
    const served = await open({ shop })
    const bodyOf = async (path: string) => JSON.parse((await send(served.url, `GET ${path}`, here)).body)
    expect(await bodyOf('/backend/api/shops')).toEqual({ path: '/api/shops' })
    for (const url of [served.url, server.url])
      expect(JSON.parse((await send(url, 'GET /mock/api/shops', here)).body)).toHaveProperty('shops')
    await served.close()
  })

  test('SERVER-445 bound to this machine only, it responds to no other host name', async () => {
    for (const host of ['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test', '192.168.1.5', 'notlocalhost'])
      for (const target of ['/', '/backend/api/shops', `http://${host}/backend/api/shops`])
        expect((await send(server.url, `GET ${target}`, `Host: ${host}`)).status, `${host} ${target}`).toBe(421)
    for (const host of ['localhost', 'localhost:8000', '127.0.0.1', '[::1]:4173', 'shop.localhost'])
      expect((await send(server.url, 'GET /', `Host: ${host}`)).status, host).toBe(200)
  })

  test('SERVER-446 pages of other origins can read nothing unless allowed', async () => {
    const portal = 'https://portal.test'
    const call = ['GET /backend/api/shops', here, `Origin: ${portal}`] as const
    const preflight = [
      'OPTIONS /backend/api/orders',
      here,
      `Origin: ${portal}`,
      'Access-Control-Request-Method: POST',
    ] as const
    const allowed = async (url: string, [line, ...headers]: readonly [string, ...string[]]) =>
      (await send(url, line, ...headers)).headers['access-control-allow-origin']
    expect([await allowed(server.url, call), await allowed(server.url, preflight)]).toEqual([undefined, undefined])
    const named = await open({ cors: [portal] })
    expect([await allowed(named.url, call), await allowed(named.url, preflight)]).toEqual([portal, portal])
    expect(await allowed(named.url, ['GET /', here, 'Origin: https://other.test'])).toBeUndefined()
    await named.close()
    const everybody = await open({ cors: ['*'] })
    expect(await allowed(everybody.url, call)).toBe('*')
    await everybody.close()
  })

  test('SERVER-4507 an allowed origin can read how long to wait', async () => {
    const origin = 'Origin: https://portal.test'
    const named = await open({ cors: ['https://portal.test'] })
    const { headers } = await send(named.url, 'GET /backend/api/shops', here, origin)
    expect(headers['access-control-expose-headers']).toBe('Retry-After')
    await named.close()
  })
})

describe('too large, too slow', () => {
  test('SERVER-447 a body above 4 MB is 413, with or without Content-Length', async () => {
    const huge = 100 * 1024 * 1024
    const reported = await sendBytes(server.url, `${post}Content-Length: ${huge}\r\n\r\n`, Buffer.alloc(64 * 1024))
    expect(reported.status).toBe(413)
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x100000, 'a'), Buffer.from('\r\n')])
    const untold = await sendBytes(
      server.url,
      `${post}Transfer-Encoding: chunked\r\n\r\n`,
      ...Array(5).fill(chunk),
      '0\r\n\r\n',
    )
    expect(untold.status).toBe(413)
  })

  test('SERVER-448 a smaller body is read completely, with or without Content-Length', async () => {
    const body = JSON.stringify({ email: 'admin@langraan.test', password: 'admin', padding: 'x'.repeat(3_000_000) })
    const reported = await sendBytes(server.url, `${post}Content-Length: ${body.length}\r\n\r\n`, body)
    const size = body.length.toString(16)
    const untold = await sendBytes(
      server.url,
      `${post}Transfer-Encoding: chunked\r\n\r\n`,
      `${size}\r\n${body}\r\n0\r\n\r\n`,
    )
    expect([reported.status, untold.status]).toEqual([200, 200])
  })

  test("SERVER-449 a request that doesn't complete is 408; others are served in the meantime", async () => {
    const hasty = await open({ patienceMs: 400 })
    const headers = sendBytes(hasty.url, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ')
    const body = sendBytes(hasty.url, `${post}Content-Length: 10\r\n\r\n`, '{')
    expect((await send(hasty.url, 'GET /backend/api/shops', here)).status).toBe(200)
    expect([(await headers).status, (await body).status]).toEqual([408, 408])
    await hasty.close()
  })
})

describe('files', () => {
  test('SERVER-450 a file has its type, its policy and its cache lifetime', async () => {
    const get = (path: string, ...headers: string[]) => send(server.url, `GET ${path}`, here, ...headers)
    const common = { 'x-content-type-options': 'nosniff', 'content-security-policy': policy }
    expect(await get('/embed/auto.js')).toMatchObject({
      status: 200,
      body: files['embed/auto.js'],
      headers: { ...common, 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
    })
    const kept = await get('/main-ABCD1234.js')
    expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/note.md')).headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(await get('/', `If-None-Match: ${(await get('/')).headers.etag}`)).toMatchObject({
      status: 304,
      body: '',
      headers: { 'content-security-policy': policy, 'cache-control': 'no-cache' },
    })
  })

  test('SERVER-451 pages can be framed only by pages of their own origin; an import map is allowed by its hash', async () => {
    expect(policy).toContain("; frame-ancestors 'self';")
    const { headers } = await send(server.url, 'GET /react.html', here)
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[\w+/]{43}='; .*frame-ancestors 'self'/,
    )
  })

  test('SERVER-452 any other path is the dashboard, for requests that accept HTML', async () => {
    const status = async (line: string, accept: string) =>
      (await send(server.url, line, here, `Accept: ${accept}`)).status
    expect(await send(server.url, 'GET /orders/1', here, 'Accept: text/html,*/*;q=0.8')).toMatchObject({
      status: 200,
      body: files['demo/index.html'],
      headers: { 'content-type': 'text/html; charset=UTF-8' },
    })
    expect(await send(server.url, 'HEAD /orders/1', here)).toMatchObject({ status: 200, body: '' })
    expect(await status('GET /orders/1', 'application/json')).toBe(404)
    expect(await status('GET /embed/chunk-GONE1234.js', '*/*')).toBe(404)
    expect(await status('POST /orders/1', 'text/html')).toBe(405)
  })

  test('SERVER-453 no path leads out of the folders', async () => {
    const navigation = [
      '/../secret.txt',
      '/embed/../secret.txt',
      '/embed/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/embed/..%2f..%2fsecret.txt',
      '/embed/..%5csecret.txt',
      '/%252e%252e/secret.txt',
      '/embed//../../secret.txt',
      '/secret.txt%00.js',
      '/%E0%A4%A.txt',
      `//${folder}/secret.txt`,
    ]
    for (const way of navigation) {
      const { status, body } = await send(server.url, `GET ${way}`, here)
      expect([400, 404], way).toContain(status)
      expect(body).not.toContain(files['secret.txt'])
    }
  })

  test('SERVER-454 /map redirects to the map in the preferred language', async () => {
    const location = async (language: string) => {
      const { status, headers } = await send(server.url, 'GET /map', here, `Accept-Language: ${language}`)
      return [status, headers.location, headers.vary]
    }
    expect(await location('fr;q=0.5, de-AT, en;q=0.8')).toEqual([302, '/map.de.html', 'accept-language'])
    expect(await location('ja')).toEqual([302, '/map.th.html', 'accept-language'])
  })
})

describe('starting and closing', () => {
  test('SERVER-455 a failure to listen is reported in a sentence', async () => {
    const port = Number(new URL(server.url).port)
    await expect(open({ port })).rejects.toThrow(
      `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`,
    )
    await expect(open({ port: Number.NaN })).rejects.toThrow('The port must be a number from 0 to 65535.')
    await expect(open({ host: '192.0.2.1' })).rejects.toThrow('This machine has no address 192.0.2.1.')
  })

  test('SERVER-456 it closes even if a client holds a connection open', async () => {
    const closing = await open()
    const idle = connect(Number(new URL(closing.url).port), '127.0.0.1')
    await new Promise((ready) => idle.once('connect', ready))
    idle.write('GET / HTTP/1.1\r\n')
    const ended = new Promise((end) => idle.once('close', end))
    await closing.close()
    await ended
    await expect(fetch(closing.url)).rejects.toThrow()
    network.outgoing.length = 0
  })

  test('SERVER-457 on SIGINT or SIGTERM it completes open requests, closes, and the process exits with 0', async () => {
    for (const signal of ['SIGINT', 'SIGTERM']) {
      const closing = await open()
      const host = Object.assign(new EventEmitter(), { exit: (code: number) => host.emit('exit', code) })
      stopOnSignal(closing.close, host as never)
      const body = JSON.stringify({ email: 'admin@langraan.test', password: 'admin' })
      const asked = dial(closing.url)
      asked.write(`${post}Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`)
      const [goOn] = await once(asked, 'data')
      expect(String(goOn)).toMatch(/^HTTP\/1.1 100 /)
      const ended = once(host, 'exit')
      host.emit(signal)
      asked.write(body)
      const [answer] = await once(asked, 'data')
      expect([await ended, read(String(answer)).status]).toEqual([[0], 200])
      expect((await send(closing.url, 'GET /', here)).status).toBe(0)
    }
  })
})
