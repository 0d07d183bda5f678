import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { isUncertain } from '../../../core/kernel/sends'
import type { UserDraft } from '../../../core/users/edit/users.edit.fields'
import { isUnsaved } from '../../../core/users/edit/users.edit.saving'
import type { PermissionAction, PermissionSubject } from '../../../core/users/users.permissions'
import type { Information, Social, User } from '../../../core/users/users.user'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

type Plain = Omit<UserDraft, 'information' | 'social' | 'permissions'>

/** Id 0 is the first user of the list. */
export function useUserForm(id: number | 'new', onSaved: (user: User) => void) {
  const view = useView('users.edit', { id }, String(id))
  const stage = useSelector(view, ({ value }) => value)
  const { base, draft, asked, today, isDayUnread, errors, error, theirs, saved } = useSelector(
    view,
    ({ context: { base, draft, asked, today, isDayUnread, errors, error, theirs, saved } }) => ({
      base,
      draft,
      asked,
      today,
      isDayUnread,
      errors,
      error,
      theirs,
      saved,
    }),
    shallowEqual,
  )
  useOnChange(saved, onSaved)
  return {
    stage,
    base,
    draft,
    today,
    errors,
    error,
    theirs,
    isUncertain: isUncertain(asked),
    isMade: id === 'new' && base !== undefined,
    isDirty:
      useMemo(() => isDayUnread || isUnsaved({ base, draft, asked }), [base, draft, asked, isDayUnread]) &&
      stage !== 'saved',
    // name and value come from the same field component
    set: <F extends keyof Plain>(name: F, value: Plain[F]) => view.send({ type: 'field.set', name, value } as never),
    setInformation: (information: Partial<Information>) => view.send({ type: 'information.set', information }),
    setBirthDate(birthDate: string) {
      // a date field with unreadable input reports ''
      if (!view.getSnapshot().context.isDayUnread) view.send({ type: 'information.set', information: { birthDate } })
    },
    refuseDay: (isRefused: boolean) => view.send({ type: 'day.refuse', isRefused }),
    setSocial: (social: Partial<Social>) => view.send({ type: 'social.set', social }),
    grant: (action: PermissionAction, subject: PermissionSubject, isOn: boolean) =>
      view.send({ type: 'grant.set', action, subject, isOn }),
    save: () => view.send({ type: 'save' }),
    overwrite: () => view.send({ type: 'conflict.overwrite' }),
    takeTheirs: () => view.send({ type: 'conflict.yield' }),
    reload: () => view.send({ type: 'reload' }),
  }
}

export type UserForm = ReturnType<typeof useUserForm>
