import { useState } from 'react'
import type { RaanError } from '../../core/kernel/errors'
import { useEngineEvent } from '../runtime/use-engine-event'

/** Whether the connection that this failure lacked has come back since. */
export function useBackOnline(error: RaanError | undefined): boolean {
  const [overcome, setOvercome] = useState<RaanError>()
  useEngineEvent('network.online', () => setOvercome(error))
  if (error === undefined || error !== overcome || error.code !== 'offline') return false
  return !error.detail.reason || error.detail.reason === 'unreachable'
}
