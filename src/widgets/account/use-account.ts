import { useSelector } from '@xstate/react'
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
import { isUncertain } from '../../core/kernel/sends'
import { useApp } from '../runtime/use-engine'

/** The settings and the draft of them. `stage` is `closed`, `loading`, `failed`, `editing`, `renewing` or `saving`. */
export function useAccount(onSaved: () => void) {
  const account = useApp('account')
  const stage = useSelector(account, ({ value }) => value)
  const { base, draft, asked, today, isDayUnread, errors, error, saves } = useSelector(
    account,
    ({ context }) => context,
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
      // a field with something unreadable in it tells ''
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
