import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Call } from '../../src/core/kernel/endpoint'
import { RaanError } from '../../src/core/kernel/errors'
import { createResourceMachine } from '../../src/core/kernel/resource-machine'
import { turns } from '../helpers/turns'

type Tea = { id: number; name: string }
type Pending = {
  key: number
  signal: AbortSignal
  answer(value: Tea): Promise<void>
  fail(error: unknown): Promise<void>
}

const tea = (id: number, name = `tea ${id}`): Tea => ({ id, name })
const noCall: Call = () => expect.unreachable()

function resource(key = 1) {
  const requests: Pending[] = []
  const machine = createResourceMachine<Tea, number>({
    id: 'tea',
    load: ({ key, signal }) =>
      new Promise<Tea>((resolve, reject) => {
        requests.push({
          key,
          signal,
          answer: (value) => {
            resolve(value)
            return turns()
          },
          fail: (error) => {
            reject(error)
            return turns()
          },
        })
      }),
  })
  const actor = createActor(machine, { input: { call: noCall, key } }).start()
  const asked = (at: number): Pending => requests.at(at) ?? expect.unreachable(`no request ${at}`)
  const shown = () => {
    const { value: state, context } = actor.getSnapshot()
    return [state, context.value, context.error?.code]
  }
  return { actor, asked, requests, shown }
}

describe('a resource', () => {
  test('KERN-59 is requested by its key and shown when it arrives', async () => {
    const { asked, shown } = resource(7)
    expect(shown()).toEqual(['loading', undefined, undefined])
    expect(asked(0).key).toBe(7)
    await asked(0).answer(tea(7))
    expect(shown()).toEqual(['ready', tea(7), undefined])
  })

  test('KERN-59 a reload keeps the old value until the new one arrives, and after a failure', async () => {
    const { actor, asked, shown } = resource()
    await asked(0).answer(tea(1))
    actor.send({ type: 'reload' })
    expect(shown()).toEqual(['loading', tea(1), undefined])
    await asked(1).fail(new RaanError('timeout'))
    expect(shown()).toEqual(['failed', tea(1), 'timeout'])
    actor.send({ type: 'reload' })
    expect(shown()).toEqual(['loading', tea(1), undefined])
    await asked(2).answer(tea(1, 'new'))
    expect(shown()).toEqual(['ready', tea(1, 'new'), undefined])
  })

  test('KERN-60 404 is missing, without a value, and can be loaded again', async () => {
    const { actor, asked, shown } = resource()
    await asked(0).answer(tea(1))
    actor.send({ type: 'reload' })
    await asked(1).fail(new RaanError('http', { status: 404 }))
    expect(shown()).toEqual(['missing', undefined, undefined])
    actor.send({ type: 'reload' })
    await asked(2).answer(tea(1))
    expect(shown()).toEqual(['ready', tea(1), undefined])
  })

  test('KERN-60 other failures are failures: another status, any thrown value', async () => {
    for (const [thrown, code] of [
      [new RaanError('http', { status: 500 }), 'http'],
      [new TypeError('no such field'), 'contract'],
    ] as const) {
      const { asked, shown } = resource()
      await asked(0).fail(thrown)
      expect(shown()).toEqual(['failed', undefined, code])
    }
  })

  test('KERN-61 another key starts empty and aborts the running request; a late response is dropped', async () => {
    const { actor, asked, shown } = resource(1)
    actor.send({ type: 'key.change', key: 2 })
    expect([asked(0).signal.aborted, asked(1).key, shown()]).toEqual([true, 2, ['loading', undefined, undefined]])
    await asked(1).answer(tea(2))
    await asked(0).answer(tea(1))
    expect(shown()).toEqual(['ready', tea(2), undefined])
    actor.send({ type: 'key.change', key: 3 })
    expect(shown()).toEqual(['loading', undefined, undefined])
  })

  test('KERN-62 a value from elsewhere is newer than any request in flight', async () => {
    const { actor, asked, shown } = resource()
    actor.send({ type: 'replace', value: tea(1, 'saved') })
    expect([asked(0).signal.aborted, shown()]).toEqual([true, ['ready', tea(1, 'saved'), undefined]])
    await asked(0).answer(tea(1, 'old'))
    expect(shown()).toEqual(['ready', tea(1, 'saved'), undefined])
  })

  test('KERN-62 a value from elsewhere ends a failure', async () => {
    const { actor, asked, shown } = resource()
    await asked(0).fail(new RaanError('offline'))
    actor.send({ type: 'replace', value: tea(1) })
    expect(shown()).toEqual(['ready', tea(1), undefined])
  })
})
