import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { isNewcomer } from '../../core/auth/auth.newcomer'
import { brandName } from './brand'
import type { ScreenRow } from './routes/row'
import type { MiscPage, Place, SignInView } from './where'

/** Titles of the pages that need no sign-in. */
export const signInTitles: Readonly<Record<SignInView, MessageDescriptor>> = {
  'sign-in': msg`Sign in`,
  register: msg`Create an account`,
  'forgot-password': msg`Forgot your password?`,
  'reset-password': msg`Set a new password`,
}
export const miscTitles: Readonly<Record<MiscPage, MessageDescriptor>> = {
  'coming-soon': msg`Coming soon`,
  maintenance: msg`Under maintenance`,
  error: msg`Something went wrong`,
}

/** Title of a location; '' while loading and redirecting. `token` is that of a link to set a password. */
export function useScreenTitle(location: Place<ScreenRow>, token = ''): string {
  const { t, i18n } = useLingui()
  if (location.kind === 'screen') return i18n._(location.screen.label)
  if (location.kind === 'signIn' && location.view === 'reset-password' && isNewcomer(token)) return t`Choose a password`
  if (location.kind === 'signIn') return i18n._(signInTitles[location.view])
  if (location.kind === 'misc') return i18n._(miscTitles[location.page])
  if (location.kind === 'notAuthorised') return t`No access`
  if (location.kind === 'notFound') return t`Not found`
  return ''
}

/** Sets the document title if the page consists of the dashboard, and restores it on unmount. */
export function useTitle(title: string, isOwnPage: boolean): void {
  useEffect(() => {
    if (!isOwnPage) return
    const before = document.title
    return () => {
      document.title = before
    }
  }, [isOwnPage])

  useEffect(() => {
    if (isOwnPage) document.title = title ? `${title} · ${brandName}` : brandName
  }, [title, isOwnPage])
}

/** The ref of a heading that takes the focus, now or once it is shown: a screen's code may still be loading. */
function headingRef() {
  let shown: HTMLHeadingElement | null = null
  let isDue = false
  return {
    get current() {
      return shown
    },
    set current(heading) {
      shown = heading
      if (isDue && heading) this.focus()
    },
    focus() {
      isDue = shown === null
      shown?.focus()
    },
  }
}

/** Moves focus to the heading after navigation, but not on initial load. */
export function useHeadingFocus(location: string | undefined): RefObject<HTMLHeadingElement | null> {
  const [heading] = useState(headingRef)
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (location === undefined) return
    if (before.current !== undefined && before.current !== location) heading.focus()
    before.current = location
  }, [location, heading])
  return heading
}
