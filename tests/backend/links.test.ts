import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createBackend } from '../../src/backend/index'
import { sample } from '../../src/sample/index'
import { ask } from '../helpers/ask'

const email = 'admin@langraan.test'

test('BACK-27 who only knows an address cannot invalidate the link that an owner made for it', async () => {
  const data = mkdtempSync(join(tmpdir(), 'raan-links-'))
  const shop = createBackend({ data, sample })
  onTestFinished(async () => {
    await shop.close()
    rmSync(data, { recursive: true })
  })
  const reset = async (token: string | undefined) =>
    (await ask(shop, 'POST /jwt/reset-password', { body: { token, password: 'a new password' } })).status
  const first = await shop.invite(email, 'user')
  const second = await shop.invite(email, 'user')
  await ask(shop, 'POST /jwt/forgot-password', { body: { email } })
  expect([await reset(first), await reset(second), await reset(second)]).toEqual([400, 200, 400])
})
