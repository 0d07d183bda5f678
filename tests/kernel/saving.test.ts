import { describe, expect, test } from 'vitest'
import { assign, createActor, emit, fromPromise, setup } from 'xstate'
import { RaanError } from '../../src/core/kernel/errors'
import { saveSteps, savingState } from '../../src/core/kernel/saving'
import { turns } from '../helpers/turns'

type Tea = { name: string }
type Context = { base: Tea; draft: Tea; faults: string[]; error: RaanError | undefined; saved: Tea | undefined }

/** The smallest form there is: a tea whose name may not be empty. */
function form() {
  const asked: { name: string; answer(tea: Tea): Promise<void>; fail(error: unknown): Promise<void> }[] = []
  const machine = setup({
    types: {
      context: {} as Context,
      events: {} as { type: 'name.set'; name: string } | { type: 'save' },
      emitted: {} as { type: 'tea.saved'; tea: Tea } | { type: 'tea.editRefused'; event: string },
    },
    actors: {
      save: fromPromise<Tea, Context>(
        ({ input }) =>
          new Promise((resolve, reject) => {
            asked.push({
              name: input.draft.name,
              answer: (tea) => {
                resolve(tea)
                return turns()
              },
              fail: (error) => {
                reject(error)
                return turns()
              },
            })
          }),
      ),
    },
    guards: {
      isUntouched: ({ context: { base, draft } }) => base.name === draft.name,
      isFit: ({ context }) => context.draft.name !== '',
    },
    actions: {
      keepBase: assign(({ context }) => ({ saved: context.base })),
      forgetFaults: assign({ faults: [], error: undefined }),
      showFaults: assign({ faults: ['name'] }),
      takeSaved: assign((_, saved: Tea) => ({ saved })),
      announce: emit((_, tea: Tea) => ({ type: 'tea.saved' as const, tea })),
      takeFailure: assign((_, error: RaanError) => ({ error })),
      refuse: emit(({ event }) => ({ type: 'tea.editRefused' as const, event: event.type })),
    },
  }).createMachine({
    context: { base: { name: 'Assam' }, draft: { name: 'Assam' }, faults: [], error: undefined, saved: undefined },
    initial: 'editing',
    states: {
      editing: {
        on: { 'name.set': { actions: assign({ draft: ({ event }) => ({ name: event.name }) }) }, save: saveSteps },
      },
      saving: savingState<Tea>(),
      saved: {},
    },
  })
  const actor = createActor(machine).start()
  const told: object[] = []
  actor.on('*', (event) => told.push(event))
  return {
    asked,
    told,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    name: (name: string) => actor.send({ type: 'name.set', name }),
    save: () => actor.send({ type: 'save' }),
    last: () => asked.at(-1) ?? expect.unreachable('nothing was asked'),
  }
}

describe('a form being saved', () => {
  test('KERN-90 what was not touched is saved as it is, without a call', () => {
    const tea = form()
    tea.save()
    expect([tea.state(), tea.context().saved, tea.asked, tea.told]).toEqual(['saved', { name: 'Assam' }, [], []])
  })

  test('KERN-91 what is to be mended is named, and nothing is sent', () => {
    const tea = form()
    tea.name('')
    tea.save()
    expect([tea.state(), tea.context().faults, tea.asked]).toEqual(['editing', ['name'], []])
  })

  test('KERN-92 it is sent once, however often save is pressed, and told once with the answer', async () => {
    const tea = form()
    tea.name('Oolong')
    tea.save()
    tea.save()
    tea.save()
    expect([tea.state(), tea.asked.map(({ name }) => name)]).toEqual(['saving', ['Oolong']])
    await tea.last().answer({ name: 'Oolong 1' })
    expect([tea.state(), tea.context().saved]).toEqual(['saved', { name: 'Oolong 1' }])
    expect(tea.told).toEqual([{ type: 'tea.saved', tea: { name: 'Oolong 1' } }])
  })

  test('KERN-93 a change while the answer is awaited is refused, and says so', () => {
    const tea = form()
    tea.name('Oolong')
    tea.save()
    tea.name('Sencha')
    expect([tea.context().draft.name, tea.told]).toEqual(['Oolong', [{ type: 'tea.editRefused', event: 'name.set' }]])
  })

  test('KERN-94 a failure leads back with everything typed, and the next save sends it again', async () => {
    const tea = form()
    tea.name('')
    tea.save()
    tea.name('Oolong')
    tea.save()
    expect(tea.context().faults).toEqual([])
    await tea.last().fail(new RaanError('conflict'))
    expect([tea.state(), tea.context().draft.name, tea.context().error?.code]).toEqual([
      'editing',
      'Oolong',
      'conflict',
    ])
    tea.save()
    expect([tea.state(), tea.context().error, tea.asked.length]).toEqual(['saving', undefined, 2])
    await tea.last().fail(new TypeError('whatever was thrown'))
    expect([tea.state(), tea.context().error]).toEqual(['editing', expect.any(RaanError)])
  })
})
