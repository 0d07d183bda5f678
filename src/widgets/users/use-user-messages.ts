import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import Bookkeeper from 'lucide-react/icons/calculator'
import Own from 'lucide-react/icons/circle-help'
import Clerk from 'lucide-react/icons/clipboard-pen'
import Admin from 'lucide-react/icons/crown'
import Packer from 'lucide-react/icons/package'
import Author from 'lucide-react/icons/pen-tool'
import Editor from 'lucide-react/icons/pencil'
import Owner from 'lucide-react/icons/store'
import Subscriber from 'lucide-react/icons/user'
import Maintainer from 'lucide-react/icons/wrench'
import { lookUp } from '../../core/kernel/look-up'
import type { UserPlan, UserRole, UserStatus } from '../../core/users/users.user'
import { useRoleNames } from '../roles/use-role-names'
import type { BadgeTone } from '../ui/badge'

const icons: Record<UserRole, LucideIcon> = {
  owner: Owner,
  bookkeeper: Bookkeeper,
  clerk: Clerk,
  packer: Packer,
  admin: Admin,
  editor: Editor,
  author: Author,
  maintainer: Maintainer,
  subscriber: Subscriber,
}
const tones: Record<UserStatus, BadgeTone> = { active: 'success', inactive: 'neutral', pending: 'warning' }
const roleTones: Record<UserRole, 'danger' | 'info' | 'warning' | 'success' | 'accent'> = {
  owner: 'danger',
  bookkeeper: 'success',
  clerk: 'info',
  packer: 'warning',
  admin: 'danger',
  editor: 'info',
  author: 'warning',
  maintainer: 'success',
  subscriber: 'accent',
}

export function useUserMessages() {
  const { t } = useLingui()
  const role = useRoleNames()
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
    role,
    roleIcon: (code: string): LucideIcon => lookUp(icons, code) ?? Own,
    roleTone: (code: string) => lookUp(roleTones, code) ?? 'neutral',
    plan: (code: string) => lookUp(plans, code) ?? code,
    status: (code: string) => lookUp(statuses, code) ?? code,
    statusTone: (code: string): BadgeTone => lookUp(tones, code) ?? 'neutral',
  }
}
