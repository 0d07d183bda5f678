import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type { PageName } from '../../core/search/search.results'
import { menuEntries, screens } from './routes'
import { isOpenTo } from './routes/menu-entry'
import type { SessionOfDashboard } from './use-session'
import { isFormPage, where } from './where'

/** The names of the pages that are open to the person; that of the menu where it leads there too. */
export function usePageName(session: SessionOfDashboard): PageName {
  const { i18n } = useLingui()
  const { state, abilities, permissions, can } = session
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is granted changes what can() answers
  return useCallback(
    ({ link, title }) => {
      const [path = ''] = link.split('?')
      const entry = menuEntries.find((each) => each.path === link)
      const isOpen = isFormPage(path)
        ? entry && isOpenTo(entry, { can })
        : where(path, { state, can }, screens).kind === 'screen'
      if (!isOpen) return undefined
      return entry ? i18n._(entry.label) : title
    },
    [i18n, state, abilities, permissions, can],
  )
}
