import { test } from 'vitest'
import { serve } from '../../demo/server'
import { createHttpTransport, memoryStorage } from '../../src/core'
import { openHeadlessDesk } from './headless-desk'
import { deskCases } from './rules'

test.for(deskCases)('$title, over HTTP', async ({ run }) => {
  const server = await serve({ port: 0, host: '127.0.0.1' })
  const transport = createHttpTransport({ baseUrl: `${server.url}/backend` })
  const desk = await openHeadlessDesk({ transport, storage: memoryStorage(), wait: (work) => work })
  await run(desk)
  desk.close()
  await server.close()
})
