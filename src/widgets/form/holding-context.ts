import { createContext } from 'react'

/** Implemented by a router or page that asks before leaving unsaved changes. */
export type Holding = {
  /** Marks unsaved changes until the returned function is called. */
  hold(): () => void
  /** Navigates without asking: the user already confirmed. */
  pass(go: () => void): void
}

/** Undefined for a widget on its own. */
export const HoldingContext = createContext<Holding>({ hold: () => () => undefined, pass: (go) => go() })
