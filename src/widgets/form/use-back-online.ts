import { useState } from 'react'
import { isBlocked, type RaanError } from '../../core/kernel/errors'
import { useEngineEvent } from '../runtime/use-engine-event'

/** Whether the connection that this failure lacked has come back since. */
export function useBackOnline(error: RaanError | undefined): boolean {
  const [overcome, setOvercome] = useState<RaanError>()
  useEngineEvent('network.online', () => setOvercome(error))
  return error !== undefined && error === overcome && error.code === 'offline' && !isBlocked(error)
}
