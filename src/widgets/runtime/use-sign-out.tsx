import { useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { useOpenedPart } from '../lazy/use-pressed-part'
import { useApp, useEngine } from './use-engine'

const question = lazyPart(
  () => import('./sign-out-question'),
  (file) => file.SignOutQuestion,
)

/** Signs out, after confirmation if that would delete user input; render `asking`. */
export function useSignOut() {
  const engine = useEngine()
  const auth = useApp('auth')
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const Question = useOpenedPart(question, isAsking, close)
  const leave = () => {
    close()
    auth.send({ type: 'logout' })
  }
  return {
    signOut: () => (engine.hasDrafts() ? setAsking(true) : leave()),
    asking: Question && <Question open={isAsking} onConfirm={leave} onCancel={close} />,
  }
}
