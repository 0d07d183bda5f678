import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failureOf } from '../../src/backend/failure'
import { newFolder, removeFolder, runCommand, type ShopProcess, signIn, startShop } from './server-process'

let data: string
beforeEach(() => {
  data = newFolder()
})
afterEach(() => removeFolder(data))

const jpeg = (text: string) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(text)])
const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(join(folder, 'files'))
  } catch {
    return []
  }
}

async function opened(shop: ShopProcess) {
  const token = await signIn(shop)
  const { orders } = (await shop.ask('GET /api/orders', { token })).body
  const number = orders[0].OrderNumber as string
  const path = `/backend/api/orders/${number}/files`
  const send = (body: Buffer | ReadableStream, key: string, headers: Record<string, string> = {}) =>
    fetch(`${shop.url}${path}?name=slip.jpg`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': key, ...headers },
      body: body as never,
      ...({ duplex: 'half' } as object),
    })
  const filesOfOrder = async () =>
    ((await shop.ask(`GET /api/orders/${number}`, { token })).body.order.files ?? []) as { id: string }[]
  return { token, number, path, send, filesOfOrder }
}

test('BACK-110 files are complete, readable by their owner only, and outlast a kill; an upload that broke off leaves nothing in the order', {
  timeout: 60_000,
}, async () => {
  const folder = join(data, 'shop')
  const shop = await startShop(folder, '--demo')
  const { token, path, send } = await opened(shop)
  const sent = await send(jpeg('kept'), 'one')
  const { file } = (await sent.json()) as { file: { id: string } }
  expect(sent.status).toBe(201)
  expect(filesIn(folder)).toEqual([file.id])
  expect((statSync(join(folder, 'files', file.id)).mode & 0o777).toString(8)).toBe('600')
  const { hostname, port } = new URL(shop.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const head = [
    `POST ${path}?name=half.jpg HTTP/1.1`,
    `Host: localhost:${port}`,
    `Authorization: Bearer ${token}`,
    'Idempotency-Key: half',
    'Content-Length: 1000000',
  ]
  await new Promise<void>((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n`, () => resolve()))
  await new Promise<void>((resolve) => socket.write(jpeg('x'.repeat(300_000)), () => resolve()))
  await shop.kill('SIGKILL')
  socket.destroy()
  const again = await startShop(folder, '--demo')
  const { filesOfOrder, token: newToken } = await opened(again)
  expect((await filesOfOrder()).map(({ id }) => id)).toEqual([file.id])
  const content = await fetch(`${again.url}${path}/${file.id}`, { headers: { Authorization: `Bearer ${newToken}` } })
  expect(Buffer.from(await content.arrayBuffer())).toEqual(jpeg('kept'))
  await again.kill('SIGTERM')
})

test('BACK-111 over HTTP, 200 MB are 413 without being stored, and a file is served so that nothing in it runs', {
  timeout: 60_000,
}, async () => {
  const folder = join(data, 'shop')
  const shop = await startShop(folder, '--demo')
  const { token, path, send, filesOfOrder } = await opened(shop)
  const chunk = jpeg('x'.repeat(1024 * 1024))
  let left = 200
  const stream = new ReadableStream({
    pull(controller) {
      if (left-- > 0) controller.enqueue(chunk)
      else controller.close()
    },
  })
  // the server may close the connection before all is sent
  const large = await send(stream, 'large').then(
    ({ status }) => status,
    () => 413,
  )
  expect([large, filesIn(folder), await filesOfOrder()]).toEqual([413, [], []])
  const { file } = (await (await send(jpeg('<script>alert(1)</script>'), 'html')).json()) as { file: { id: string } }
  const response = await fetch(`${shop.url}${path}/${file.id}`, { headers: { Authorization: `Bearer ${token}` } })
  const headers = ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control']
  expect(headers.map((name) => response.headers.get(name))).toEqual([
    'image/jpeg',
    'nosniff',
    "default-src 'none'; sandbox",
    'no-store',
  ])
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''slip.jpg")
  expect((await fetch(`${shop.url}${path}/${file.id}`)).status).toBe(401)
  await shop.kill('SIGTERM')
})

test("BACK-112 a full disk is answered with 507, also if it's met by a file", () => {
  const answered = (code: string) => failureOf(Object.assign(new Error(code), { code }))
  expect([answered('ENOSPC').status, answered('EDQUOT').status, answered('EIO').status]).toEqual([507, 507, 500])
})

test('BACK-113 a backup has the files of its orders, restore brings them back, doctor names missing and damaged ones and removes unused ones', {
  timeout: 60_000,
}, async () => {
  const folder = join(data, 'shop')
  const shop = await startShop(folder, '--demo')
  const { send } = await opened(shop)
  const ids: string[] = []
  for (const text of ['a', 'b', 'c'])
    ids.push(((await (await send(jpeg(text), text)).json()) as { file: { id: string } }).file.id)
  await shop.kill('SIGTERM')
  const backups = join(data, 'backups')
  spawnSync('mkdir', [backups])
  const made = await runCommand('backup', '--data', folder, '--to', backups)
  expect(made.text).toContain('3 files')
  const [file = ''] = readdirSync(backups).filter((name) => name.endsWith('.db'))
  const restored = join(data, 'restored')
  const { code, text } = await runCommand('restore', '--from', join(backups, file), '--data', restored)
  expect([code, text]).toEqual([0, expect.stringContaining('3 files')])
  expect([...filesIn(restored)].sort()).toEqual([...ids].sort())
  const doctor = (...args: string[]) => runCommand('doctor', '--data', restored, ...args)
  expect((await doctor()).text).toContain('ok     files: 3, 0 MB\n')
  const [first = '', second = ''] = ids
  spawnSync('rm', [join(restored, 'files', first)])
  writeFileSync(join(restored, 'files', second), jpeg('damaged'))
  const stray = join(restored, 'files', 'A'.repeat(43))
  writeFileSync(stray, jpeg('stray'))
  spawnSync('touch', ['-d', '2 days ago', stray])
  expect((await doctor()).text).toContain('WRONG  files: 1 missing; 1 damaged; 1 unused\n')
  writeFileSync(join(restored, 'files', first), readFileSync(join(folder, 'files', first)))
  writeFileSync(join(restored, 'files', second), readFileSync(join(folder, 'files', second)))
  expect((await doctor('--repair')).code).toBe(0)
  expect((await doctor()).text).toContain('ok     files: 3, 0 MB\n')
})
