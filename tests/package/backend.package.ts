import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { run } from '../../scripts/build/run.ts'

const consumer = inject('leanConsumer')

const program = (data: string) => `
import threads from 'node:worker_threads'
import { syncBuiltinESMExports } from 'node:module'
let started = 0
threads.Worker = class extends threads.Worker {
  constructor(...given) {
    super(...given)
    started++
  }
}
syncBuiltinESMExports()
const { createBackend } = await import('langraan/backend')
const shop = createBackend({ data: ${JSON.stringify(data)} })
const ask = async (method, path, body, token) => {
  const headers = token ? { Authorization: 'Bearer ' + token } : {}
  const request = new Request('http://localhost' + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const response = await shop.fetch(request)
  return response.json()
}
const password = 'a long enough password 7'
const token = await shop.invite('malee@shop.example', 'owner')
await ask('POST', '/jwt/reset-password', { token, password })
const { accessToken } = await ask('POST', '/jwt/login', { email: 'malee@shop.example', password })
const { orders } = await ask('GET', '/api/orders/summary', undefined, accessToken)
await shop.close()
console.log(JSON.stringify({ orders, started }))
`

test('BACK-210 the installed package runs long reads in its thread, and the process ends after close', async () => {
  const data = mkdtempSync(join(tmpdir(), 'raan-data-'))
  writeFileSync(join(consumer, 'long-reads.js'), program(data))
  const { code, output } = await run('node', [join(consumer, 'long-reads.js')], { quiet: true })
  expect([code, output.trim()]).toEqual([0, '{"orders":0,"started":1}'])
  rmSync(data, { recursive: true, force: true })
})
