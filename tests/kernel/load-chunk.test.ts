import { expect, test } from 'vitest'
import { loadChunk } from '../../src/core/kernel/load-chunk'

const lost = (address: string) => new TypeError(`Failed to fetch dynamically imported module: ${address}`)
const file = 'https://shop.test/assets/paste-room-AB12.js'

test('ORDER-145 a file that failed to load is requested under another URL each time', async () => {
  const asked: string[] = []
  const again = async (address: string) => {
    asked.push(address)
    if (asked.length < 3) throw lost(address)
    return { here: true }
  }
  const load = (): Promise<{ here: boolean }> => Promise.reject(lost(file))
  await expect(loadChunk(load, again)).rejects.toThrow(file)
  await expect(loadChunk(load, again)).rejects.toThrow(file)
  expect(await loadChunk(load, again)).toEqual({ here: true })
  expect(asked.every((address) => address.startsWith(`${file}?again=`))).toBe(true)
  expect(new Set(asked).size).toBe(3)
})

test('ORDER-145 a loaded file is not requested again, nor one that failed without a URL', async () => {
  const again = () => Promise.reject(new Error('asked again'))
  expect(await loadChunk(async () => 7, again)).toBe(7)
  await expect(loadChunk(() => Promise.reject(new Error('boom')), again)).rejects.toThrow('boom')
})

test("PKG-471 code that failed to load is retried with the loader of the consumer's bundler, and with nothing else", async () => {
  let asked = 0
  const load = async () => {
    asked += 1
    if (asked === 1) throw lost(file)
    return asked
  }
  expect(await loadChunk(load)).toBe(2)
  const gone = () => {
    asked += 1
    return Promise.reject(lost(`${file}#${asked}`))
  }
  await expect(loadChunk(gone)).rejects.toThrow('#3')
  expect(asked).toBe(4)
})
