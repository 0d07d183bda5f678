import { msg } from '@lingui/core/macro'
import Forgot from 'lucide-react/icons/key-round'
import Reset from 'lucide-react/icons/lock-keyhole'
import SignIn from 'lucide-react/icons/log-in'
import Register from 'lucide-react/icons/user-plus'
import type { PageRow } from './row'

// biome-ignore format: one line per page
export const authentication: readonly PageRow[] = [
  { path: '/pages/login-v1', subject: 'Auth', icon: SignIn, label: msg`Sign in ${1}` },
  { path: '/pages/login-v2', subject: 'Auth', icon: SignIn, label: msg`Sign in ${2}` },
  { path: '/pages/register-v1', subject: 'Auth', icon: Register, label: msg`Register ${1}` },
  { path: '/pages/register-v2', subject: 'Auth', icon: Register, label: msg`Register ${2}` },
  { path: '/pages/forgot-password-v1', subject: 'Auth', icon: Forgot, label: msg`Forgot password ${1}` },
  { path: '/pages/forgot-password-v2', subject: 'Auth', icon: Forgot, label: msg`Forgot password ${2}` },
  { path: '/pages/reset-password-v1', subject: 'Auth', icon: Reset, label: msg`Reset password ${1}` },
  { path: '/pages/reset-password-v2', subject: 'Auth', icon: Reset, label: msg`Reset password ${2}` },
]
