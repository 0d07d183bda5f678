import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { chromeFlags, needChrome } from '../build/chrome.ts'

const rounds = 100

type Took = { strict: number[]; relaxed: number[]; storage: number[] }

/** Script that runs in the page: writes an order of twenty lines in three ways, in turn. */
const source = `
  import { indexedDisk } from './src/core/kernel/indexed-db'
  const order = 'x'.repeat(3_000)
  const relaxedWrite = (db, text) => new Promise((done, failed) => {
    const transaction = db.transaction('texts', 'readwrite', { durability: 'relaxed' })
    transaction.objectStore('texts').put(text, 'order')
    transaction.oncomplete = done
    transaction.onerror = failed
  })
  const openRelaxed = () => new Promise((opened) => {
    const request = indexedDB.open('relaxed', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('texts')
    request.onsuccess = () => opened(request.result)
  })
  globalThis.measure = async (rounds) => {
    const disk = indexedDisk('strict')
    const db = await openRelaxed()
    const took = { strict: [], relaxed: [], storage: [] }
    const time = async (name, act) => {
      const start = performance.now()
      await act()
      took[name].push(performance.now() - start)
    }
    for (let round = 0; round < rounds; round++) {
      await time('strict', () => disk.change('order', () => order + round))
      await time('relaxed', () => relaxedWrite(db, order + round))
      await time('storage', async () => localStorage.setItem('order', order + round))
    }
    return took
  }
`

const at = (share: number, values: number[]): string => {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)
}

/** Cost of writing an order to disk before it is sent, compared with writes that a power failure can undo. */
export async function benchDisk(): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
  })
  const script = outputFiles[0]?.text ?? ''
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(`<!doctype html><script type="module">${script}</script>`)
  }).listen(0)
  // needs a profile on disk: without one, the browser keeps IndexedDB in memory
  const profile = await mkdtemp(join(tmpdir(), 'langraan-disk-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await needChrome(),
    args: chromeFlags,
  })
  try {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
    await page.waitForFunction('globalThis.measure')
    const took = (await page.evaluate(`measure(${rounds})`)) as Took
    console.log(`\nWriting an order before it is sent, ${rounds} times (ms)`)
    console.log('where\tmedian\t95th percentile')
    console.log(`IndexedDB, strict (ours)\t${at(0.5, took.strict)}\t${at(0.95, took.strict)}`)
    console.log(`IndexedDB, relaxed\t${at(0.5, took.relaxed)}\t${at(0.95, took.relaxed)}`)
    console.log(`localStorage\t${at(0.5, took.storage)}\t${at(0.95, took.storage)}`)
  } finally {
    await browser.close()
    server.close()
    await rm(profile, { recursive: true, force: true })
  }
}
