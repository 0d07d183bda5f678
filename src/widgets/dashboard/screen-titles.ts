import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MiscPage, SignInView } from './where'

/** What the pages are called that are there for everybody. */
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
