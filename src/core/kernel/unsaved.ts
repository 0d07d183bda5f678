import type { Running } from './handle'

/** Whether an actor holds unsaved entries: a form (form-machine.ts) that is not untouched. */
export function holdsUnsaved({ machine, getSnapshot }: Running): boolean {
  const isUntouched: unknown = machine.implementations.guards.isUntouched
  const { value, context } = getSnapshot()
  return typeof isUntouched === 'function' && value !== 'saved' && !isUntouched({ context })
}
