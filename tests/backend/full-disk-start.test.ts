import type * as fs from 'node:fs'
import { readdirSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failureOf } from '../../src/backend/failure'
import { newFolder, removeFolder } from './server-process'

const disk = vi.hoisted(() => {
  vi.resetModules()
  return { isFull: false }
})
vi.mock('node:fs', async (actual) => {
  const real = await actual<typeof fs>()
  const writeFileSync: typeof fs.writeFileSync = (file, data, options) => {
    real.writeFileSync(file, disk.isFull ? '' : data, options)
    if (disk.isFull && data !== '') throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  return { ...real, writeFileSync }
})
afterAll(() => {
  vi.doUnmock('node:fs')
  vi.resetModules()
})

let folder: string
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => {
  disk.isFull = false
  removeFolder(folder)
})

async function open(): Promise<string> {
  const { openDataFolder } = await import('../../src/backend/data-folder')
  const { connection, thread, secret } = openDataFolder(folder)
  await thread.close()
  connection.close()
  return secret
}

test('BACK-5641 a shop that has its secret is opened without writing one; on a full disk, no unfinished one is left', async () => {
  const first = await open()
  disk.isFull = true
  expect(await open()).toBe(first)
  removeFolder(folder)
  await expect(open()).rejects.toThrow('no space left')
  expect(readdirSync(folder)).toEqual([])
})

test("BACK-5642 SQLite's error of no room for its shared memory is a full disk; another one of reading or writing isn't", () => {
  expect([4874, 13, 10, 4618].map((errcode) => failureOf({ errcode }).status)).toEqual([507, 507, 500, 500])
})

test('BACK-5642 a command that meets a full disk says so', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  disk.isFull = true
  const { run } = await import('../../src/backend/serve/command')
  expect([
    await run(['serve', '--data', folder, '--port', '0', '--owner', 'malee@shop.example']),
    said.mock.calls,
  ]).toEqual([1, [['The disk is full. Make room and run the command again.']]])
  said.mockRestore()
})
