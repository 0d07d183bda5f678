import { types } from '@babel/core'
import type { Facts } from './facts.ts'
import { type Edit, replace } from './source-edits.ts'

/*
 * What no machine of ours uses of XState; tests/build/machines.test.ts walks all of them and looks for it. Actors start
 * afresh (what lasts is kept in records of ours), are invoked by name, know each other by no system, and have neither
 * final states nor histories, tags or descriptions.
 */

type Node = types.Node

/** `this.x = undefined` at the start of a constructor: declares what is written later, or reads the same when it is not. */
function withoutDeclarations(node: Node, edits: Edit[]): boolean {
  if (!types.isClassMethod(node, { kind: 'constructor' })) return false
  for (const statement of node.body.body) {
    if (!types.isExpressionStatement(statement) || !types.isAssignmentExpression(statement.expression)) continue
    const { left, right } = statement.expression
    const isOwn = types.isMemberExpression(left) && types.isThisExpression(left.object)
    if (isOwn && types.isUnaryExpression(right, { operator: 'void' })) edits.push(replace(statement, ';'))
  }
  return true
}

/** Timers of an earlier life that a system would go on with. */
function withoutRevival(node: Node, edits: Edit[]): boolean {
  const isProperty = types.isObjectProperty(node) && types.isIdentifier(node.key, { name: 'start' })
  if (!isProperty || !types.isFunction(node.value)) return false
  edits.push(replace(node.value.body, '{}'))
  return true
}

export const actorFacts: Facts = {
  uncalled: ['select', 'attachDevTools', 'toJSON', 'getPersistedSnapshot'],
  unread: [
    ...['toJSON', 'getMeta', 'hasTag', 'can', 'tags', 'meta', 'description', 'historyValue'],
    ...[
      'ref',
      'logger',
      '_logger',
      'devTools',
      'startedAt',
      '_syncSnapshot',
      'syncSnapshot',
      'systemId',
      'get',
      'getAll',
      '_set',
    ],
  ],
  idle: ['_register', '_unregister', 'unregisterRecursively'],
  locals: { systemId: 'void 0', syncSnapshot: 'void 0', persistedState: 'void 0', historyValue: 'void 0' },
  properties: {
    devTools: '!1',
    onSnapshot: '!1',
    _syncSnapshot: '!1',
    historyValue: 'void 0',
    systemId: 'void 0',
    snapshot: 'void 0',
    state: 'void 0',
  },
  bodies: {
    isHistoryNode: 'return false',
    resolveReferencedActor: 'return machine.implementations.actors[src]',
    toStatePath: "return isArray(stateId) ? stateId : stateId.split('.')",
    _register: '',
    _unregister: '',
  },
  never: ['done', 'final', 'history'],
  loops: ['historyNode'],
  isBrief: true,
  more: (node, edits) => withoutDeclarations(node, edits) || withoutRevival(node, edits),
}

export const machineFacts: Facts = {
  uncalled: [
    ...['definition', 'toJSON', 'on', 'events', 'ownEvents', 'microstep', 'provide', 'resolveState'],
    ...['getPersistedSnapshot', 'restoreSnapshot'],
  ],
  unread: [
    ...['version', 'schemas', 'meta', 'description', 'tags', 'history', 'events', 'output', 'systemId', 'toJSON'],
    ...['getPersistedSnapshot', 'restoreSnapshot'],
  ],
  properties: { history: '!1' },
  idle: ['formatRouteTransitions'],
  isBrief: true,
  more: withoutDeclarations,
}

/** Actions are imported, not taken of what `setup` answers. */
export const setupFacts: Facts = {
  unread: [
    ...['assign', 'sendTo', 'raise', 'log', 'cancel', 'stopChild', 'enqueueActions', 'emit', 'spawnChild'],
    ...['createAction', 'extend'],
  ],
}

export const enqueueFacts: Facts = { unread: ['sendParent', 'spawnChild', 'stopChild'], isBrief: true }

export const logicFacts: Facts = {
  unread: ['getPersistedSnapshot', 'restoreSnapshot'],
  variables: { emptyLogic: 'void 0' },
}

/** Names that XState's files use among themselves. */
const inward = [
  ...['_actorScope', '_bookId', '_clock', '_complete', '_deferred', '_doneEvent', '_initState', '_nodes', '_parent'],
  ...['_process', '_processingStatus', '_relay', '_reportError', '_scheduledEvents', '_send', '_sendInspectionEvent'],
  ...['_snapshot', '_stop', '_stopProcedure'],
]

/** The same file with short ones. */
export const withShortNames = (source: string): string =>
  source.replace(/(?<![\w$])_[a-zA-Z]+(?![\w$])/g, (name) => {
    const place = inward.indexOf(name)
    return place < 0 ? name : `_${place.toString(36)}`
  })
