import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import Own from 'lucide-react/icons/circle-help'
import Admin from 'lucide-react/icons/crown'
import Author from 'lucide-react/icons/pen-tool'
import Editor from 'lucide-react/icons/pencil'
import Subscriber from 'lucide-react/icons/user'
import Maintainer from 'lucide-react/icons/wrench'
import { lookUp } from '../../core/kernel/look-up'
import type { UserPlan, UserRole, UserStatus } from '../../core/users/users.user'
import type { BadgeTone } from '../ui/badge'

const icons: Record<UserRole, LucideIcon> = {
  admin: Admin,
  editor: Editor,
  author: Author,
  maintainer: Maintainer,
  subscriber: Subscriber,
}
const tones: Record<UserStatus, BadgeTone> = { active: 'success', inactive: 'neutral', pending: 'warning' }
const roleTones: Record<UserRole, 'danger' | 'info' | 'warning' | 'success' | 'accent'> = {
  admin: 'danger',
  editor: 'info',
  author: 'warning',
  maintainer: 'success',
  subscriber: 'accent',
}

export function useUserMessages() {
  const { t } = useLingui()
  const roles: Record<UserRole, string> = {
    admin: t`Administrator`,
    editor: t`Editor`,
    author: t`Author`,
    maintainer: t`Maintainer`,
    subscriber: t`Subscriber`,
  }
  const plans: Record<UserPlan, string> = {
    basic: t({ message: 'Basic', context: 'plan' }),
    team: t({ message: 'Team', context: 'plan' }),
    company: t({ message: 'Company', context: 'plan' }),
    enterprise: t({ message: 'Enterprise', context: 'plan' }),
  }
  const statuses: Record<UserStatus, string> = {
    active: t({ message: 'Active', context: 'user' }),
    inactive: t({ message: 'Inactive', context: 'user' }),
    pending: t({ message: 'Pending', context: 'user' }),
  }
  return {
    role: (code: string) => lookUp(roles, code) ?? code,
    roleIcon: (code: string): LucideIcon => lookUp(icons, code) ?? Own,
    roleTone: (code: string) => lookUp(roleTones, code) ?? 'neutral',
    plan: (code: string) => lookUp(plans, code) ?? code,
    status: (code: string) => lookUp(statuses, code) ?? code,
    statusTone: (code: string): BadgeTone => lookUp(tones, code) ?? 'neutral',
  }
}
