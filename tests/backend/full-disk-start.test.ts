import type * as fs from 'node:fs'
import { readdirSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
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

test('BACK-5641 a shop on a full disk can be opened, and leaves no unfinished file of its secret', async () => {
  const first = await open()
  disk.isFull = true
  expect(await open()).toBe(first)
  removeFolder(folder)
  await expect(open()).rejects.toThrow('no space left')
  expect(readdirSync(folder)).toEqual([])
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
