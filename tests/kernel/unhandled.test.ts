import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { untilAborted } from '../../src/core/kernel/outgoing'

test('KERN-5403 a call aborted before its caller looks is no unhandled rejection, and rejects for the caller', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => unhandled.push(reason)
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', note)
  onTestFinished(() => {
    process.off('unhandledRejection', note)
    for (const other of others) process.on('unhandledRejection', other)
  })
  const ended = untilAborted(new Promise<never>(() => undefined), AbortSignal.abort('enough'), 'teas.list')
  await pause(5)
  expect(unhandled).toEqual([])
  await expect(ended).rejects.toMatchObject({ code: 'aborted' })
})
