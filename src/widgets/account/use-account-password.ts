import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { PasswordFields } from '../../core/account/account.password'
import { useView } from '../runtime/use-engine'

/** The password being changed here. */
export function useAccountPassword(onChanged: () => void) {
  const view = useView('account.password')
  const stage = useSelector(view, ({ value }) => value)
  const { fields, errors, error, isUnsure, saves } = useSelector(view, ({ context }) => context)
  const seen = useRef(saves)
  useEffect(() => {
    if (saves > seen.current) onChanged()
    seen.current = saves
  })
  return {
    stage,
    fields,
    errors,
    error,
    /** an attempt before may have changed the password */
    isUnsure,
    isDirty: Object.values(fields).some((text) => text !== ''),
    set: (name: keyof PasswordFields, value: string) => view.send({ type: 'field.set', name, value }),
    save: (isWeak?: boolean) => view.send({ type: 'save', isWeak }),
  }
}

export type PasswordForm = ReturnType<typeof useAccountPassword>
