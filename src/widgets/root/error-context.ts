import { createContext } from 'react'

/** Where a technical failure is reported to, besides what the screen shows of it. */
export const ErrorContext = createContext<((error: unknown) => void) | undefined>(undefined)
