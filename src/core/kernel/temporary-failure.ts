import { isBlocked, pauseOf, type RaanError } from './errors'

/** Whether the same request may succeed once the backend answers again; one that named a pause is asked when that is over. */
export function isTemporary(error: RaanError): boolean {
  const { status = 0 } = error.detail
  const isUnanswered = (error.code === 'offline' && !isBlocked(error)) || error.code === 'timeout'
  return (isUnanswered || (status >= 500 && status !== 501)) && !pauseOf(error)
}
