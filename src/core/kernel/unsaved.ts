import type { Running } from './actor-handle'

/** Whether an actor holds unsaved user input: an edited form (form-machine.ts). */
export function holdsUnsaved({ machine, getSnapshot }: Running): boolean {
  const isUntouched: unknown = machine.implementations.guards.isUntouched
  const { value, context } = getSnapshot()
  return typeof isUntouched === 'function' && value !== 'saved' && !isUntouched({ context })
}
