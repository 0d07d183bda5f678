import { type Clock, systemClock } from '../../core/kernel/clock'
import { hideLoadError, showLoadError } from './load-error'

/** Milliseconds that a slow connection may take. */
const patience = 20_000
const interval = 1_000

/** The dashboard's content has replaced its placeholder. */
function isStarted(): boolean {
  const root = document.querySelector('raan-dashboard')?.shadowRoot
  return root?.firstElementChild != null && !root.querySelector('slot')
}

/** Shows the message if nothing has come after a while, as nothing fails where a connection hangs; hides it if it comes. */
export function watchStart(clock: Clock = systemClock): void {
  const look = (waited: number) => {
    if (isStarted()) return hideLoadError()
    if (waited >= patience) showLoadError()
    clock.setTimeout(() => look(waited + interval), interval)
  }
  look(0)
}
