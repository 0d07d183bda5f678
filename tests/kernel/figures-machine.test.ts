import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Call } from '../../src/core/kernel/endpoint'
import { RaanError } from '../../src/core/kernel/errors'
import { createFiguresMachine } from '../../src/core/kernel/figures-machine'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStores } from '../../src/core/kernel/storage'
import { pathsOf, replay } from '../helpers/machine-paths'
import { turns } from '../helpers/turns'

type Choice = { period: string; shop: number }
const noCall: Call = () => expect.unreachable()

function figures() {
  const clock = simulatedClock({ start: '2026-11-10T03:00:00Z' })
  const requests: {
    choice: Choice
    signal: AbortSignal
    answer(value: string): Promise<void>
    fail(): Promise<void>
  }[] = []
  const machine = createFiguresMachine<string, Choice>({
    id: 'figures',
    load: ({ choice, signal }) =>
      new Promise<string>((resolve, reject) => {
        requests.push({
          choice,
          signal,
          answer: (value) => {
            resolve(value)
            return turns()
          },
          fail: () => {
            reject(new RaanError('forbidden'))
            return turns()
          },
        })
      }),
  })
  const input = { call: noCall, clock, storage: memoryStores(), choice: { period: 'day', shop: 1 } }
  const actor = createActor(machine, { input, clock }).start()
  const asked = (at: number) => requests.at(at) ?? expect.unreachable(`no request ${at}`)
  const shown = () => {
    const { value, context } = actor.getSnapshot()
    return [value, context.value, context.stale, context.error?.code]
  }
  return { machine, input, clock, actor, asked, requests, shown }
}

describe('figures that depend on a choice', () => {
  test('STAT-9 another choice keeps the old figures, marked as stale, until the response arrives', async () => {
    const { actor, asked, shown } = figures()
    expect(asked(0).choice).toEqual({ period: 'day', shop: 1 })
    await asked(0).answer('of a day')
    expect(shown()).toEqual(['ready', 'of a day', false, undefined])
    actor.send({ type: 'choice.change', choice: { period: 'year' } })
    expect(asked(1).choice).toEqual({ period: 'year', shop: 1 })
    expect(shown()).toEqual(['loading', 'of a day', true, undefined])
    await asked(1).answer('of a year')
    expect(shown()).toEqual(['ready', 'of a year', false, undefined])
  })

  test('STAT-9 a late response to an earlier choice replaces nothing, and its request is aborted', async () => {
    const { actor, asked, shown } = figures()
    actor.send({ type: 'choice.change', choice: { period: 'year' } })
    expect([asked(0).signal.aborted, asked(1).signal.aborted]).toEqual([true, false])
    await asked(1).answer('of a year')
    await asked(0).answer('of a day')
    expect(shown()).toEqual(['ready', 'of a year', false, undefined])
  })

  test('STAT-9 a choice that fails shows no figures of another; a reload that fails keeps its own', async () => {
    const { actor, asked, shown } = figures()
    await asked(0).answer('of a day')
    actor.send({ type: 'reload' })
    await asked(1).fail()
    expect(shown()).toEqual(['failed', 'of a day', false, 'forbidden'])
    actor.send({ type: 'choice.change', choice: { period: 'year' } })
    await asked(2).fail()
    expect(shown()).toEqual(['failed', undefined, false, 'forbidden'])
    actor.send({ type: 'reload' })
    await asked(3).answer('of a year')
    expect(shown()).toEqual(['ready', 'of a year', false, undefined])
  })

  test('STAT-10 when the day ends in Bangkok, figures are reloaded and the old ones stay until then', async () => {
    const { asked, clock, requests, shown } = figures()
    await asked(0).answer('of a day')
    clock.increment(14 * 60 * 60 * 1000 - 1)
    expect(requests).toHaveLength(1)
    clock.increment(1)
    expect(shown()).toEqual(['loading', 'of a day', false, undefined])
    await asked(1).answer('of the next day')
    expect(shown()).toEqual(['ready', 'of the next day', false, undefined])
  })

  const { machine, input } = figures()
  const paths = pathsOf(machine, {
    input,
    events: [{ type: 'reload' as const }, { type: 'choice.change' as const, choice: { period: 'year' } }],
    answers: { load: 'some' },
  })
  test.each(paths.map((path) => [path.name, path] as const))(
    'STAT-9 on the path %s every state is the expected one',
    async (_, path) => {
      const desk = figures()
      await replay(path, {
        send: (event) => desk.actor.send(event),
        answer: () => desk.asked(-1).answer('some'),
        fail: () => desk.asked(-1).fail(),
        wait: () => undefined,
        expect: (state) => expect(desk.actor.getSnapshot().value).toEqual(state),
      })
    },
  )
})
