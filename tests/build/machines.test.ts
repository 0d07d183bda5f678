import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'
import { compileCatalog } from '../../scripts/build/messages'
import { apps } from '../../src/core/apps'
import type { AppModule, ViewLoader, ViewModule } from '../../src/core/kernel/ports'

/** A machine, and the machines among the actors it invokes. */
function* withInvoked(machine: AnyStateMachine): Generator<AnyStateMachine> {
  yield machine
  for (const actor of Object.values(machine.implementations.actors))
    if (actor instanceof StateMachine) yield* withInvoked(actor)
}

async function* everyMachine(): AsyncGenerator<AnyStateMachine> {
  for (const load of Object.values(apps)) {
    const { data, views = {} }: AppModule = await load()
    const machineOf = async (view: ViewModule | ViewLoader) =>
      (typeof view === 'function' ? await view() : view).machine
    for (const machine of [data, ...(await Promise.all(Object.values(views).map(machineOf)))])
      if (machine) yield* withInvoked(machine)
  }
}

const left = ['history', 'tags', 'meta', 'description', 'output', 'route', 'version', 'systemId', 'onSnapshot']

function* offencesOf(node: AnyStateNode): Generator<string> {
  if (node.type === 'final' || node.type === 'history') yield `${node.id} is ${node.type}`
  if (node.key.includes('\\')) yield `${node.id} has a backslash in its name`
  const invoked = [node.config.invoke ?? []].flat() as Record<string, unknown>[]
  for (const part of [node.config as Record<string, unknown>, ...invoked])
    for (const name of left) if (name in part) yield `${node.id} has ${name}`
  for (const { src } of invoked) if (typeof src !== 'string') yield `${node.id} invokes an actor without a name`
  for (const child of Object.values(node.states)) yield* offencesOf(child)
}

/** What would fail when it is called, but only in a browser. */
const gone =
  /\b(?:createAction|sendParent|spawnChild|stopChild|hasTag|getMeta|getPersistedSnapshot|resolveState)\b|[sS]etup\.(?!createMachine|createStateConfig)\w+/

test('BUILD-6 no machine uses what the embed leaves out of XState', async () => {
  const found: string[] = []
  let count = 0
  for await (const machine of everyMachine()) {
    count++
    found.push(...offencesOf(machine.root))
  }
  expect(count).toBeGreaterThan(Object.keys(apps).length)
  for (const file of globSync('src/core/**/*.ts')) {
    const [word] = gone.exec(readFileSync(file, 'utf8')) ?? []
    if (word) found.push(`${file} uses ${word}`)
  }
  expect(found).toEqual([])
})

/** The kinds of a message's placeholders; `\u0e01` written out counts as one. */
function* kindsOf(message: unknown): Generator<string> {
  if (typeof message === 'string' && /\\u[a-f\d]{4}|\\x[a-f\d]{2}/i.test(message)) yield 'written escape'
  if (!Array.isArray(message)) return
  for (const token of message) {
    if (!Array.isArray(token)) yield* kindsOf(token)
    else if (typeof token[1] === 'string') yield token[1]
    const [, , cases] = Array.isArray(token) ? token : []
    if (typeof cases === 'object' && cases !== null) for (const each of Object.values(cases)) yield* kindsOf(each)
  }
}

test('BUILD-7 no catalog uses what the embed leaves out of Lingui', async () => {
  const kinds = new Set<string>()
  for (const file of globSync('src/widgets/i18n/locales/*/*.po')) {
    const { messages } = await import(`data:text/javascript,${encodeURIComponent(await compileCatalog(file))}`)
    for (const message of Object.values(messages)) for (const kind of kindsOf(message)) kinds.add(kind)
  }
  expect([...kinds].filter((kind) => !['plural', 'select', 'number'].includes(kind))).toEqual([])
  expect(kinds).toContain('plural')
})
