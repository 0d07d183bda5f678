import { useEngineEvent } from '../runtime/use-engine-event'

/** Calls `retry` once the connection is back. */
export const useLoadAgain = (retry: () => unknown): void => useEngineEvent('network.online', () => void retry())
