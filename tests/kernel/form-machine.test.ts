import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { RaanError } from '../../src/core/kernel/errors'
import type {
  ConflictEvent,
  Contested,
  FieldSet,
  FormContext,
  FormDefinition,
} from '../../src/core/kernel/form-definition'
import { createFormMachine } from '../../src/core/kernel/form-machine'
import { setField } from '../../src/core/kernel/form-steps'
import { isUncertain, noSends, type Sends } from '../../src/core/kernel/sends'
import { turns } from '../helpers/turns'

type Tea = { name: string; weight: string }
type TeaForm = {
  input: { tea?: Tea }
  context: FormContext<Tea> & Contested<Tea> & { base: Tea | undefined; draft: Tea; asked: Sends<Tea>; picks: string[] }
  event:
    | FieldSet<Tea>
    | { type: 'save' }
    | { type: 'reload' }
    | ConflictEvent
    | { type: 'conflict.pick'; name: keyof Tea }
    | { type: 'conflict.settle' }
    | { type: 'conflict.leave' }
  opened: Tea
  answer: Tea
  emitted: { type: 'tea.saved'; tea: Tea; isResumed: boolean } | { type: 'tea.editRefused'; event: string }
}

const assam = { name: 'Assam', weight: '100 g' }
const theirTea = { name: 'Darjeeling', weight: '250 g' }

const isSame = (one: Tea | undefined, other: Tea) => JSON.stringify(one) === JSON.stringify(other)
const conflictWith = (tea: Tea) => new RaanError('conflict', { status: 409, current: { tea } })

const inTheForm: FormDefinition<TeaForm>['conflict'] = {
  isOwn: ({ asked }, current) => asked.sent.some((each) => isSame(each, current)),
  resume: (_, base) => ({ base }),
  overwrite: (_, base) => ({ base }),
  yield: (_, base) => ({ base, draft: base }),
}

const fieldByField: FormDefinition<TeaForm>['conflict'] = {
  isOwn: () => false,
  resume: () => ({}),
  choose: () => ({ picks: [] }),
  pick: ({ picks }, { name }) => ({ picks: [...picks, name] }),
  settle: ({ theirs, draft, picks }) =>
    theirs ? { base: theirs, draft: picks.includes('name') ? theirs : { ...theirs, name: draft.name } } : {},
}

/** The smallest form there is: a tea whose name may not be empty. */
function form(
  special: Partial<Omit<FormDefinition<TeaForm>, 'save' | 'handOver'>> = {},
  input: TeaForm['input'] = { tea: assam },
) {
  const asked: { name: string; answer(tea: Tea): Promise<void>; fail(error: unknown): Promise<void> }[] = []
  const machine = createFormMachine<TeaForm>({
    id: 'tea',
    record: 'tea',
    begin: ({ tea }) => ({ base: tea, draft: tea ?? { name: '', weight: '' }, asked: noSends, picks: [] }),
    edits: { 'field.set': setField },
    refused: 'tea.editRefused',
    isUnsaved: ({ base, draft, asked }) => !isSame(base, draft) || isUncertain(asked),
    errorsOf: ({ draft }) => (draft.name === '' ? { name: ['required'] } : {}),
    changeOf: ({ draft }) => draft,
    save: ({ draft }) =>
      new Promise((resolve, reject) => {
        asked.push({
          name: draft.name,
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
    announce: (_, tea, isResumed) => ({ type: 'tea.saved', tea, isResumed }),
    ...special,
  })
  const actor = createActor(machine, { input }).start()
  const reported: object[] = []
  actor.on('*', (event) => reported.push(event))
  return {
    asked,
    reported,
    send: actor.send,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    name: (name: string) => actor.send({ type: 'field.set', name: 'name', value: name }),
    save: () => actor.send({ type: 'save' }),
    last: () => asked.at(-1) ?? expect.unreachable('nothing was asked'),
  }
}

describe('a form being saved', () => {
  test('KERN-90 an untouched form is saved as it is, without a call', () => {
    const tea = form()
    tea.save()
    expect([tea.state(), tea.context().saved, tea.asked, tea.reported]).toEqual(['saved', assam, [], []])
  })

  test('KERN-91 what blocks saving is named, and nothing is sent', () => {
    const tea = form()
    tea.name('')
    tea.save()
    expect([tea.state(), tea.context().errors, tea.asked]).toEqual(['editing', { name: ['required'] }, []])
  })

  test('KERN-92 it is sent once, however often save is pressed, and announced once with the response', async () => {
    const tea = form()
    tea.name('Oolong')
    tea.save()
    tea.save()
    tea.save()
    expect([tea.state(), tea.asked.map(({ name }) => name)]).toEqual(['saving', ['Oolong']])
    const stored = { name: 'Oolong 1', weight: '100 g' }
    await tea.last().answer(stored)
    expect([tea.state(), tea.context().saved]).toEqual(['saved', stored])
    expect(tea.reported).toEqual([{ type: 'tea.saved', tea: stored, isResumed: false }])
  })

  test('KERN-93 an edit while saving is rejected, and says so', () => {
    const tea = form()
    tea.name('Oolong')
    tea.save()
    tea.name('Sencha')
    expect([tea.context().draft.name, tea.reported]).toEqual([
      'Oolong',
      [{ type: 'tea.editRefused', event: 'field.set' }],
    ])
  })

  test('KERN-94 a failure keeps everything typed, and the next save sends it again', async () => {
    const tea = form()
    tea.name('')
    tea.save()
    tea.name('Oolong')
    tea.save()
    expect(tea.context().errors).toEqual({})
    await tea.last().fail(new RaanError('forbidden', { status: 403 }))
    expect([tea.state(), tea.context().draft.name, tea.context().error?.code]).toEqual([
      'editing',
      'Oolong',
      'forbidden',
    ])
    tea.save()
    expect([tea.state(), tea.context().error, tea.asked.length]).toEqual(['saving', undefined, 2])
    await tea.last().fail(new TypeError('whatever was thrown'))
    expect([tea.state(), tea.context().error]).toEqual(['editing', expect.any(RaanError)])
  })

  test('FORM-650 a backend error is shown at the field until the field is changed', async () => {
    const tea = form()
    tea.name('Oolong')
    tea.save()
    const fields = { 'tea.name': ['taken'], 'weight.unit': ['unknown'], 'team.name': ['odd'] }
    await tea.last().fail(new RaanError('http', { status: 422, fields }))
    expect(tea.context().errors).toEqual({ name: ['taken'], 'weight.unit': ['unknown'], 'team.name': ['odd'] })
    tea.send({ type: 'field.set', name: 'weight', value: '50 g' })
    expect(tea.context().errors).toEqual({ name: ['taken'], 'team.name': ['odd'] })
  })

  test('FORM-651 a form that stays open after a response can be saved again', async () => {
    const tea = form({ staysOpen: ({ weight }) => weight === '', takeSaved: (_, base) => ({ base, draft: base }) })
    tea.name('Oolong')
    tea.save()
    await tea.last().answer({ name: 'Oolong', weight: '' })
    expect([tea.state(), tea.context().base, tea.reported]).toEqual([
      'editing',
      { name: 'Oolong', weight: '' },
      [{ type: 'tea.saved', tea: { name: 'Oolong', weight: '' }, isResumed: false }],
    ])
    tea.name('Sencha')
    tea.save()
    await tea.last().answer({ name: 'Sencha', weight: '1 g' })
    expect([tea.state(), tea.asked.length]).toEqual(['saved', 2])
  })

  test('FORM-652 a finished form is settled and rejects further events', async () => {
    const isSettled: FormDefinition<TeaForm>['isSettled'] = ({ base }) => base?.name === 'Darjeeling'
    const begun = form({ isSettled }, { tea: theirTea })
    begun.name('Oolong')
    expect([begun.state(), begun.reported]).toEqual(['settled', [{ type: 'tea.editRefused', event: 'field.set' }]])
    const tea = form({ isSettled, takeFailure: () => ({ base: theirTea }) })
    tea.name('Oolong')
    tea.save()
    await tea.last().fail(new RaanError('offline'))
    expect(tea.state()).toBe('settled')
  })

  test('FORM-653 a loaded record is the base of changes; for a new record nothing is loaded', async () => {
    const open = { fetch: async () => theirTea, take: (base: Tea) => ({ base, draft: base }) }
    const tea = form({ open })
    expect(tea.state()).toBe('loading')
    await turns()
    expect([tea.state(), tea.context().draft]).toEqual(['editing', theirTea])
    const fresh = form({ open: { ...open, isNew: ({ base }) => base === undefined } }, {})
    fresh.save()
    expect([fresh.state(), fresh.context().errors]).toEqual(['editing', { name: ['required'] }])
  })
})

type Order = {
  input: object
  context: FormContext<never> & { tea: string }
  event:
    | { type: 'tea.set'; tea: string }
    | { type: 'save' }
    | { type: 'change.receive'; tea: string; error?: RaanError }
  emitted: { type: 'tea.ordered'; tea: string } | { type: 'tea.orderRefused'; event: string }
}

function order(outcomeOf?: NonNullable<FormDefinition<Order>['handOver']>['outcomeOf']) {
  const machine = createFormMachine<Order>({
    id: 'order',
    record: 'order',
    begin: () => ({ tea: '' }),
    edits: { 'tea.set': (_, { tea }) => ({ tea, errors: {} }) },
    refused: 'tea.orderRefused',
    errorsOf: ({ tea }) => (tea === '' ? { tea: ['required'] } : {}),
    handOver: { ask: ({ tea }) => ({ type: 'tea.ordered', tea }), ...(outcomeOf && { outcomeOf }) },
  })
  const actor = createActor(machine, { input: {} }).start()
  const reported: object[] = []
  actor.on('*', (event) => reported.push(event))
  return {
    reported,
    send: actor.send,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

describe('a form that hands its change over', () => {
  test('FORM-660 it is done once it has handed it over, if it gets no result', () => {
    const { send, state, reported } = order()
    send({ type: 'save' })
    expect([state(), reported]).toEqual(['editing', []])
    send({ type: 'tea.set', tea: 'Oolong' })
    send({ type: 'save' })
    send({ type: 'save' })
    expect([state(), reported]).toEqual(['saved', [{ type: 'tea.ordered', tea: 'Oolong' }]])
  })

  test('FORM-660 it is locked until it receives the result of its own change', () => {
    const { send, state, reported, context } = order(({ tea }, received) =>
      received.tea === tea ? (received.error ?? 'done') : undefined,
    )
    send({ type: 'tea.set', tea: 'Oolong' })
    send({ type: 'save' })
    send({ type: 'change.receive', tea: 'Sencha' })
    expect([state(), reported]).toEqual(['saving', [{ type: 'tea.ordered', tea: 'Oolong' }]])
    send({ type: 'tea.set', tea: 'Sencha' })
    expect([context().tea, reported.at(-1)]).toEqual(['Oolong', { type: 'tea.orderRefused', event: 'tea.set' }])
    const error = new RaanError('http', { status: 422, fields: { 'order.tea': ['sold-out'] } })
    send({ type: 'change.receive', tea: 'Oolong', error })
    expect([state(), context().errors, context().error]).toEqual(['editing', { tea: ['sold-out'] }, error])
    send({ type: 'save' })
    send({ type: 'change.receive', tea: 'Oolong' })
    expect(state()).toBe('saved')
  })
})

describe('a form whose record was changed elsewhere', () => {
  const contested = async () => {
    const tea = form({ conflict: inTheForm })
    tea.name('Oolong')
    tea.save()
    await tea.last().fail(conflictWith(theirTea))
    return tea
  }

  test('FORM-654 the other version is kept beside the form, which overwrites it or yields', async () => {
    const over = await contested()
    expect([over.state(), over.context().theirs, over.context().draft.name]).toEqual(['editing', theirTea, 'Oolong'])
    over.send({ type: 'conflict.overwrite' })
    expect([over.state(), over.context().base, over.context().theirs, over.asked.length]).toEqual([
      'saving',
      theirTea,
      undefined,
      2,
    ])
    const away = await contested()
    away.send({ type: 'conflict.yield' })
    expect([away.state(), away.context().draft, away.context().theirs, away.context().error]).toEqual([
      'editing',
      theirTea,
      undefined,
      undefined,
    ])
  })

  test('FORM-655 the form overwrites the other version only in a conflict and without errors', async () => {
    const tea = await contested()
    tea.name('')
    tea.send({ type: 'conflict.overwrite' })
    expect([tea.state(), tea.context().errors, tea.context().theirs, tea.asked.length]).toEqual([
      'editing',
      { name: ['required'] },
      theirTea,
      1,
    ])
    const calm = form({ conflict: inTheForm })
    calm.name('Oolong')
    calm.send({ type: 'conflict.overwrite' })
    calm.send({ type: 'conflict.yield' })
    expect([calm.state(), calm.context().draft.name, calm.asked]).toEqual(['editing', 'Oolong', []])
  })

  test('FORM-656 a conflict with its own unanswered send is announced as saved, and later entries are saved', async () => {
    const tea = form({ conflict: inTheForm })
    tea.name('Oolong')
    tea.save()
    await tea.last().fail(new RaanError('timeout'))
    expect(tea.context().asked).toEqual({ unanswered: 1, sent: [{ name: 'Oolong', weight: '100 g' }] })
    tea.name('Sencha')
    tea.save()
    await tea.last().fail(conflictWith({ name: 'Oolong', weight: '100 g' }))
    expect(tea.reported).toEqual([{ type: 'tea.saved', tea: { name: 'Oolong', weight: '100 g' }, isResumed: true }])
    expect([tea.state(), tea.asked.map(({ name }) => name), tea.context().asked]).toEqual([
      'saving',
      ['Oolong', 'Sencha', 'Sencha'],
      noSends,
    ])
  })

  test('FORM-657 field by field: choices are reset with each conflict, and remaining differences are saved', async () => {
    const tea = form({ conflict: fieldByField })
    tea.name('Oolong')
    tea.save()
    await tea.last().fail(conflictWith(theirTea))
    tea.send({ type: 'conflict.pick', name: 'weight' })
    expect([tea.state(), tea.context().picks]).toEqual(['conflicted', ['weight']])
    tea.send({ type: 'conflict.leave' })
    tea.save()
    await tea.last().fail(conflictWith(theirTea))
    expect([tea.state(), tea.context().picks]).toEqual(['conflicted', []])
    tea.send({ type: 'conflict.settle' })
    expect([tea.state(), tea.context().draft]).toEqual(['saving', { name: 'Oolong', weight: '250 g' }])
    await tea.last().fail(conflictWith(assam))
    tea.send({ type: 'conflict.pick', name: 'name' })
    tea.send({ type: 'conflict.settle' })
    expect([tea.state(), tea.context().saved, tea.asked.length]).toEqual(['saved', assam, 3])
  })
})
