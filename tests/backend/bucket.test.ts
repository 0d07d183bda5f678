import { once } from 'node:events'
import { mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filesInBucket } from '../../src/backend/files/bucket'
import type { FilePlace } from '../../src/backend/files/place'
import { newFolder, removeFolder, runCommand, runWith, type ShopProcess, signIn, startShop } from './server-process'

const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const bucket = 'parcels'
let folder: string
let service: S3rver
let endpoint: string

beforeEach(async () => {
  folder = newFolder()
  service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory: join(folder, 'service'),
    silent: true,
    configureBuckets: [{ name: bucket }],
  })
  endpoint = `http://127.0.0.1:${(await service.run()).port}`
  vi.stubEnv('FILES_URL', `s3://${bucket}/shop-1`)
  vi.stubEnv('AWS_ENDPOINT_URL_S3', endpoint)
  vi.stubEnv('AWS_ACCESS_KEY_ID', keys.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', keys.secretAccessKey)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  // unless the test closed it
  await service.close().catch(() => undefined)
  removeFolder(folder)
})

const jpeg = (text: string) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(text)])
const place = (prefix = 'shop-1/', options = keys) => filesInBucket({ ...options, bucket, prefix, endpoint })
async function listed(files: FilePlace) {
  const found: { id: string; writtenAt: number }[] = []
  for await (const each of files.list()) found.push(each)
  return found
}
const idsIn = async (prefix?: string) => (await listed(place(prefix))).map(({ id }) => id)
const name = (letter: string) => letter.repeat(43)

async function orderOf(shop: ShopProcess) {
  const token = await signIn(shop)
  const { orders } = (await shop.ask('GET /api/orders', { token })).body
  const path = `/backend/api/orders/${orders[0].OrderNumber}/files`
  const headers = { Authorization: `Bearer ${token}` }
  return {
    add: (text: string) =>
      fetch(`${shop.url}${path}?name=slip.jpg`, {
        method: 'POST',
        headers: { ...headers, 'Idempotency-Key': text },
        body: jpeg(text),
      }),
    read: async (id: string) => {
      const response = await fetch(`${shop.url}${path}/${id}`, { headers })
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
    },
    files: async () => {
      const { body } = await shop.ask(`GET /api/orders/${orders[0].OrderNumber}`, { token })
      return body.order.files ?? []
    },
  }
}

test('BACK-290 files in a bucket: each shop sees those under its own prefix only, and a wrong key is no missing file', async () => {
  const files = place()
  expect([await files.has(name('a')), await files.get(name('a')), await idsIn()]).toEqual([false, undefined, []])
  for (let nth = 0; nth < 2; nth++) expect(await files.put(name('a'), jpeg('first'))).toBe(true)
  expect(Buffer.from((await files.get(name('a'))) ?? [])).toEqual(jpeg('first'))
  expect([await files.has(name('a')), await place('shop-10/').has(name('a'))]).toEqual([true, false])
  await place('shop-10/').put(name('b'), jpeg('another'))
  await place('').put(name('c'), jpeg('at the top'))
  expect([await idsIn(), await idsIn('shop-10/'), await idsIn('')]).toEqual([[name('a')], [name('b')], [name('c')]])
  await files.remove(name('a'))
  await files.remove(name('a'))
  expect([await files.get(name('a')), await idsIn()]).toEqual([undefined, []])
  await expect(files.get('../shop-10/x')).rejects.toThrow('not the id of a file')

  await files.put(name('e'), jpeg('kept'))
  const stranger = place('shop-1/', { ...keys, accessKeyId: 'guessed' })
  await expect(stranger.get(name('e'))).rejects.toThrow()
  await expect(stranger.has(name('e'))).rejects.toThrow()
  await expect(stranger.put(name('d'), jpeg('x'))).rejects.toThrow()
  await expect(stranger.remove(name('e'))).rejects.toThrow()
  expect(await idsIn()).toEqual([name('e')])
})

/** s3rver's own second page needs a cipher that Node has no more. */
async function servePages(pages: readonly string[]) {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const page = Number(searchParams.get('continuation-token') ?? 0)
    const last = page === pages.length - 1
    const next = last ? '' : `<NextContinuationToken>${page + 1}</NextContinuationToken>`
    const entry = `<Contents><Key>shop-1/${pages[page]}</Key><LastModified>2026-11-26T09:00:00.000Z</LastModified><Size>9</Size></Contents>`
    response.end(`<ListBucketResult><IsTruncated>${!last}</IsTruncated>${next}${entry}</ListBucketResult>`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('BACK-294 all pages of a bucket are listed, and names that are no files of ours are left out', async () => {
  const { server, url } = await servePages([name('a'), 'notes.txt', name('b')])
  const files = filesInBucket({ ...keys, bucket, prefix: 'shop-1/', endpoint: url })
  const writtenAt = Date.UTC(2026, 10, 26, 9)
  expect(await listed(files)).toEqual([name('a'), name('b')].map((id) => ({ id, writtenAt })))
  server.close()
})

test('BACK-291 a shop keeps its files in a bucket: they outlast its folder, and an upload that the bucket refuses leaves nothing in the order', async () => {
  const shop = await startShop(join(folder, 'shop'), '--demo')
  const { add, read, files } = await orderOf(shop)
  const { file } = (await (await add('slip')).json()) as { file: { id: string } }
  expect([await idsIn(), readdirSync(join(folder, 'shop')).includes('files')]).toEqual([[file.id], false])
  expect(await read(file.id)).toEqual({ status: 200, bytes: jpeg('slip') })
  await service.close()
  expect([(await add('lost')).status, (await read(file.id)).status]).toEqual([500, 500])
  expect((await files()).length).toBe(1)
  await shop.kill('SIGTERM')
}, 60_000)

test('BACK-292 backup, restore and doctor work on the files of a bucket', async () => {
  const data = join(folder, 'shop')
  const shop = await startShop(data, '--demo')
  const { add } = await orderOf(shop)
  for (const text of ['a', 'b', 'c']) expect((await add(text)).status).toBe(201)
  await shop.kill('SIGTERM')
  const ids = (await idsIn()).sort()
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  expect((await runCommand('backup', '--data', data, '--to', backups)).text).toContain('3 files, checked')
  expect(readdirSync(join(backups, 'files')).sort()).toEqual(ids)

  const [file = ''] = readdirSync(backups).filter((each) => each.endsWith('.db'))
  const restored = join(folder, 'restored')
  const env = { FILES_URL: `s3://${bucket}/shop-2/` }
  const { code, text } = await runWith(env, 'restore', '--from', join(backups, file), '--data', restored)
  expect([code, text]).toEqual([0, expect.stringContaining('3 files')])
  expect((await idsIn('shop-2/')).sort()).toEqual(ids)

  const doctor = async (...args: string[]) => (await runWith(env, 'doctor', '--data', restored, ...args)).text
  expect(await doctor()).toContain('ok     files: 3, 0 MB\n')
  const [first = '', second = ''] = ids
  await place('shop-2/').remove(first)
  await place('shop-2/').remove(second)
  await place('shop-2/').put(second, jpeg('damaged'))
  await place('shop-2/').put(name('s'), jpeg('stray'))
  const stored = readdirSync(join(folder, 'service', bucket, 'shop-2')).filter((each) => each.startsWith(name('s')))
  for (const each of stored) utimesSync(join(folder, 'service', bucket, 'shop-2', each), 1, 1)
  expect(await doctor()).toContain('WRONG  files: 1 missing; 1 damaged; 1 unused\n')
  expect(await doctor('--repair')).toContain('WRONG  files: 1 missing; 1 damaged\n')
  expect((await idsIn('shop-2/')).includes(name('s'))).toBe(false)
}, 60_000)

test('BACK-293 a bucket without a name or without keys is told in a sentence', async () => {
  const serve = async (env: Record<string, string>) =>
    (await runWith(env, 'serve', '--data', join(folder, 'shop'), '--demo')).text
  expect(await serve({ FILES_URL: 'https://parcels.example' })).toContain('It names a bucket: s3://bucket/prefix')
  expect(await serve({ AWS_SECRET_ACCESS_KEY: '' })).toContain('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
})
