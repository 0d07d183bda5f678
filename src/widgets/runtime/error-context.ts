import { createContext } from 'react'

/** Where a failure is reported to, besides what the screen shows of it. Whoever is here owns the views mounted below. */
export const ErrorContext = createContext<((error: unknown) => void) | undefined>(undefined)
