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

test('AUTH-6001 a new owner has a name of their own, also if a user’s address begins alike', async () => {
  const data = mkdtempSync(join(tmpdir(), 'raan-links-'))
  const shop = createBackend({ data })
  onTestFinished(async () => {
    await shop.close()
    rmSync(data, { recursive: true })
  })
  const enter = async (address: string, token: string | undefined) => {
    const password = 'a long password'
    await ask(shop, 'POST /jwt/reset-password', { body: { token, password } })
    return (await ask(shop, 'POST /jwt/login', { body: { email: address, password } })).body
  }
  const first = await enter('malee@shop.example', await shop.invite('malee@shop.example', 'owner'))
  const nok = { fullName: 'นก', email: 'nok@shop.example', role: 'packer' }
  const body = (await ask(shop, 'POST /apps/users/invite', { token: first.accessToken, body: nok })).body
  await enter(nok.email, body.token)
  const owner = await enter('nok@mail.example', await shop.invite('nok@mail.example', 'owner'))
  expect([owner.userData.username, owner.userData.role]).toEqual(['nok2', 'owner'])
  const { users } = (await ask(shop, 'GET /api/users/list/data', { token: owner.accessToken })).body
  const named = (users as { username: string; role: string }[]).map(({ username, role }) => `${username} ${role}`)
  expect(named.sort()).toEqual(['malee owner', 'nok packer', 'nok2 owner'])
})
