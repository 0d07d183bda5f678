import type { emailMachine } from '../../../core/email/email.machine'
import type { Handle } from '../../../core/kernel/actor-handle'
import { guardUnload } from '../../runtime/guard-unload'

/** Lets the browser ask before the page is closed until this change, with files that are only here, was made or failed. */
export function guardLeftFiles(email: Handle<typeof emailMachine>, id: string): void {
  const endGuard = guardUnload()
  const listening = email.subscribe({
    next: ({ context: { pending } }) => {
      if (!pending.some((each) => each.id === id)) end()
    },
    error: endGuard,
    complete: endGuard,
  })
  function end() {
    endGuard()
    listening.unsubscribe()
  }
}
