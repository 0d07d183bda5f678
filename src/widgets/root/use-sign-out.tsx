import { useState } from 'react'
import { chunkOf } from './use-chunk'
import { useApp, useEngine } from './use-engine'
import { useOpened } from './use-opened'

const question = chunkOf(() => import('./sign-out-question'))

/** Signs out, after a question where that deletes something entered; `asking` is to be rendered. */
export function useSignOut() {
  const engine = useEngine()
  const auth = useApp('auth')
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const file = useOpened(question, isAsking, close)
  const leave = () => {
    close()
    auth.send({ type: 'logout' })
  }
  return {
    signOut: () => (engine.hasDrafts() ? setAsking(true) : leave()),
    asking: file && <file.SignOutQuestion open={isAsking} onConfirm={leave} onCancel={close} />,
  }
}
