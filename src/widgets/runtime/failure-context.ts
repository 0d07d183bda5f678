import { createContext, type ReactNode } from 'react'

export type Failure = { error: unknown; retry(): void }

/** Says in words that a widget failed; whoever shows several widgets brings it. Without it there is a sign. */
export const FailureContext = createContext<((failure: Failure) => ReactNode) | undefined>(undefined)
