import { useEngineEvent } from '../runtime/use-engine-event'

/** Calls `retry` once the connection is back, or the backend answers again. */
export function useLoadAgain(retry: () => unknown): void {
  useEngineEvent('network.online', () => void retry())
  useEngineEvent('records.changed', ({ kinds }) => void (kinds === 'all' && retry()))
}
