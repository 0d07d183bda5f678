import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import type {
  Connection,
  ConnectionName,
  General,
  Info,
  LinkName,
  NoticeName,
} from '../../core/account/account.contract'
import { isChanged } from '../../core/account/account.fields'
import type { PasswordFields } from '../../core/account/account.password'
import { isUncertain } from '../../core/kernel/sends'
import { useApp, useView } from '../runtime/use-engine'

export function useAccount(onSaved: () => void) {
  const account = useApp('account')
  const stage = useSelector(account, ({ value }) => value)
  const { base, draft, asked, today, isDayUnread, errors, error, saves } = useSelector(
    account,
    ({ context: { base, draft, asked, today, isDayUnread, errors, error, saves } }) => ({
      base,
      draft,
      asked,
      today,
      isDayUnread,
      errors,
      error,
      saves,
    }),
    shallowEqual,
  )
  useEffect(() => account.send({ type: 'open' }), [account])
  const seen = useRef(saves)
  useEffect(() => {
    if (saves > seen.current) onSaved()
    seen.current = saves
  })
  return {
    stage,
    base,
    draft,
    today,
    errors,
    error,
    isUncertain: isUncertain(asked),
    isDirty: useMemo(
      () => base !== undefined && draft !== undefined && (isDayUnread || isUncertain(asked) || isChanged(base, draft)),
      [base, draft, asked, isDayUnread],
    ),
    setGeneral: (general: Partial<General>) => account.send({ type: 'general.set', general }),
    setInfo: (info: Partial<Info>) => account.send({ type: 'info.set', info }),
    setBirthDate(dob: string) {
      // a date field with unreadable input reports ''
      if (!account.getSnapshot().context.isDayUnread) account.send({ type: 'info.set', info: { dob } })
    },
    refuseDay: (isRefused: boolean) => account.send({ type: 'day.refuse', isRefused }),
    setLink: (name: LinkName, link: string) => account.send({ type: 'link.set', name, link }),
    connect: (name: ConnectionName, connection: Connection) =>
      account.send({ type: 'connection.set', name, connection }),
    setNotice: (name: NoticeName, isOn: boolean) => account.send({ type: 'notice.set', name, isOn }),
    save: () => account.send({ type: 'save' }),
    discard: () => account.send({ type: 'draft.discard' }),
    reload: () => account.send({ type: 'reload' }),
    open: () => account.send({ type: 'open' }),
  }
}

export type AccountForm = ReturnType<typeof useAccount>
export type Drafted = AccountForm & { draft: NonNullable<AccountForm['draft']> }

export function useAccountPassword(onChanged: () => void) {
  const view = useView('account.password')
  const stage = useSelector(view, ({ value }) => value)
  const { fields, errors, error, isUnsure, saves } = useSelector(
    view,
    ({ context: { fields, errors, error, isUnsure, saves } }) => ({ fields, errors, error, isUnsure, saves }),
    shallowEqual,
  )
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
    /** a previous attempt may have succeeded */
    isUnsure,
    isDirty: Object.values(fields).some((text) => text !== ''),
    set: (name: keyof PasswordFields, value: string) => view.send({ type: 'field.set', name, value }),
    save: (isWeak?: boolean) => view.send({ type: 'save', isWeak }),
  }
}

export type PasswordForm = ReturnType<typeof useAccountPassword>
