import { afterAll, beforeAll, test } from 'vitest'
import { createHttpTransport, memoryStorage, type Transport } from '../../src/core'
import { newFolder, removeFolder, type ShopProcess, signIn, startShop } from '../backend/server-process'
import { openHeadlessDesk } from './headless-desk'
import { deskCases } from './rules'

const folder = newFolder()
let shop: ShopProcess
let token: string
beforeAll(async () => {
  shop = await startShop(folder, '--demo')
  token = await signIn(shop)
})
afterAll(async () => {
  await shop.kill('SIGTERM')
  removeFolder(folder)
})

/** The colleague at another desk is signed in, too. */
const withColleague =
  (transport: Transport): Transport =>
  (request) => {
    if (new URL(request.url).hostname !== 'colleague.test') return transport(request)
    const headers = new Headers(request.headers)
    headers.set('Authorization', `Bearer ${token}`)
    return transport(new Request(request, { headers }))
  }

test.for(deskCases)('$title, on langraan serve', async ({ run }) => {
  const transport = withColleague(createHttpTransport({ baseUrl: `${shop.url}/backend` }))
  const desk = await openHeadlessDesk({ transport, storage: memoryStorage(), wait: (work) => work })
  await run(desk)
  desk.close()
})
