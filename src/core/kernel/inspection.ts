import { Actor, type AnyActorRef, type InspectionEvent } from 'xstate'

const hidden = '•••'
/** `again` is a repeated password. */
const secretName = /password|token|authorization|secret|^again$/i

type Fields = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value)
}

/** Forms send `{ name: 'newPassword', value }` when a field changes. */
const namesSecret = ({ name, field }: Fields): boolean =>
  [name, field].some((each) => typeof each === 'string' && secretName.test(each))

/** Contexts and events are immutable: each is traversed only once. */
const copies = new WeakMap<object, unknown>()
const facades = new WeakMap<object, object>()

function hide(name: string, value: unknown, owner: Fields): unknown {
  const isSecret = secretName.test(name) || (name === 'value' && namesSecret(owner))
  return isSecret && typeof value === 'string' && value !== '' ? hidden : masked(value)
}

/** The value without passwords and tokens: the same object if it contains none, otherwise a copy. */
function masked(value: unknown): unknown {
  if (value instanceof Actor) return facadeOf(value)
  if (!isPlain(value)) return value
  if (copies.has(value)) return copies.get(value)
  copies.set(value, value)
  const changed = Object.entries(value).flatMap(([name, each]) => {
    const shown = hide(name, each, value)
    return shown === each ? [] : [[name, shown] as const]
  })
  if (changed.length === 0) return value
  const copy = Object.assign(Array.isArray(value) ? [...value] : { ...value }, Object.fromEntries(changed))
  copies.set(value, copy)
  return copy
}

/** An actor without its input and unmasked snapshot; the same object each time. */
function facadeOf(actor: AnyActorRef): object {
  const known = facades.get(actor)
  if (known) return known
  const { id, sessionId, src, _parent: parent } = actor
  const facade = {
    id,
    sessionId,
    src,
    ...('logic' in actor && { logic: actor.logic }),
    _parent: parent && facadeOf(parent),
    send: (event: never) => actor.send(event),
    getSnapshot: () => masked(actor.getSnapshot()),
    toJSON: () => ({ id, sessionId }),
  }
  facades.set(actor, facade)
  return facade
}

/** An inspection event without passwords and tokens. */
export const maskedInspection = (event: InspectionEvent): InspectionEvent => masked(event) as InspectionEvent
